/**
 * Does an input method compose text with this key (Japanese, Chinese, dead keys, dictation)? WebKit reports the key that ends a
 * composition after its end, without `isComposing`: only its code, 229, tells.
 */
export const is_composing = (/** @type {KeyboardEvent} */ event) => event.isComposing || event.keyCode === 229;
