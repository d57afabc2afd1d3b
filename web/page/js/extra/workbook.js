// Reads workbooks; loaded when one is chosen (extra/pick.js).
import { text_of_workbook } from './workbook_text.js';

tablee.extra('workbook', (_, /** @type {{bytes: Uint8Array, most: number}} */ { bytes, most }) => text_of_workbook(bytes, most));
