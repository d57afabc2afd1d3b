// Reads codes through the camera: by the browser's own reader where there is one, else by a library.
import { read_picture } from './scan_text.js';

/** @typedef {{detect(source: CanvasImageSource): Promise<{rawValue: string}[]>}} Detector */

const WIDTH = 960; // pixels of a picture that is searched
const PAUSE = 120; // ms between two pictures

async function native_reader() {
  try {
    const Reader = /** @type {any} */ (window).BarcodeDetector;
    if (!Reader || !(await Reader.getSupportedFormats()).includes('qr_code')) return null;
    return /** @type {Detector} */ (new Reader({ formats: ['qr_code'] }));
  } catch {
    return null;
  }
}

function library_reader() {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (/** @type {HTMLVideoElement} */ video) => {
    if (!pen || !video.videoWidth) return [];
    const scale = Math.min(1, WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    return [read_picture(pen.getImageData(0, 0, canvas.width, canvas.height))].filter(Boolean);
  };
}

/** Shows the camera's picture in `video` and reports every code; returns what ends it. Rejected: there is no camera. */
tablee.extra('scan', async (tools, /** @type {{video: HTMLVideoElement, found: (text: string) => void}} */ { video, found }) => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
  let open = true;
  const stop = () => {
    open = false;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  video.srcObject = stream;
  video.muted = true;
  video.playsInline = true;
  await video.play().catch(() => {});
  const detector = await native_reader();
  const by_library = library_reader();
  async function look() {
    if (!open) return;
    const texts = detector ? (await detector.detect(video).catch(() => [])).map(({ rawValue }) => rawValue) : by_library(video);
    for (const text of texts) if (open) found(text);
    setTimeout(look, PAUSE);
  }
  look();
  return stop;
});
