/** The element with that id, which shell.html has. */
export const of_id = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
