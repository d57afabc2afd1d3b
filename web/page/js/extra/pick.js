// The browser's own dialogue for a file; what is chosen is told to the program. More than it would read is not read.
tablee.extra('pick', ({ send }, /** @type {string} */ accept) => {
  const MOST = 32 * 1024 * 1024 + 1;
  const field = document.createElement('input');
  Object.assign(field, { type: 'file', accept, hidden: true });
  field.addEventListener('cancel', () => field.remove());
  field.addEventListener('change', async () => {
    field.remove();
    const [file] = field.files || [];
    if (file) send({ on: 'picked', text: (await file.slice(0, MOST).text()).normalize() });
  });
  document.body.append(field);
  field.click();
});
