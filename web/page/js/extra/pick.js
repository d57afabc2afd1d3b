// Opens the browser's file dialogue and sends the chosen file to the program, cut at the most that the program would
// read.
tablee.extra('pick', ({ send }, /** @type {string} */ accept) => {
  const MOST = 32 * 1024 * 1024 + 1;
  const field = document.createElement('input');
  Object.assign(field, { type: 'file', accept, hidden: true });
  field.addEventListener('cancel', () => field.remove());
  field.addEventListener('change', async () => {
    field.remove();
    const [file] = field.files || [];
    if (file) send({ on: 'picked', text: await file.slice(0, MOST).text() });
  });
  document.body.append(field);
  field.click();
});
