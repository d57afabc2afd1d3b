// The embedding page, available from the first script on.
import { open_line } from '../embedder.js';
import { asked } from './address.js';

export const { parent, parent_origin, post } = open_line(asked);
