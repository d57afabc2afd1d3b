// Finds a code in a picture.
import decode from 'qr/decode.js';

/** What the first QR code says; empty if there is none. @param {{width: number, height: number, data: Uint8ClampedArray}} image RGBA */
export function read_picture(image) {
  try {
    return decode(image);
  } catch {
    return '';
  }
}
