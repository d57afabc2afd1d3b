/** Offers content made here to the user as a file. */
export function save_as(/** @type {string} */ name, /** @type {BlobPart} */ content, /** @type {string} */ type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
