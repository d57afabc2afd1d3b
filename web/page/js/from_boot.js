// What the first script (boot/boot.js) hands to the page's other scripts: one store, the language, the files.
const boot = /** @type {import('./boot/boot.js').Boot} */ (window.tablee.boot);
delete window.tablee.boot;

export const {
  base, asked, embedded, opaque, version, store, is_text, checksum, habits, media, MORE_CONTRAST, address_language, asked_theme, language,
  set_language, set_theme, colours, has_file, file_anew, trusted, run_script, load_bytes, load_module, load_words, load_fonts, load_program, awake,
  parent, parent_origin, post, cause_of, reload,
} = boot;
