// Links between devices (web/page/js/link), for the table and for a phone that is a hand: loaded when somebody links.
import { answer, offer } from '../link/peer.js';

tablee.extra('link', () => ({ offer, answer }));
