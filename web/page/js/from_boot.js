// What the first script hands over to this one (boot.js).
const { tablee } = /** @type {any} */ (window);
const { boot } = tablee;
delete tablee.boot;

export const {
  file, base, asked, embedded, opaque, version, store, is_text, checksum, habits, media, MORE_CONTRAST, address_language, asked_language, asked_theme,
  set_language, set_theme, has_file, file_anew, trusted, run_script, load_bytes, load_module, load_words, load_faces, load_program, awake,
} = boot;
