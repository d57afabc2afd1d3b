// One Xvfb for all browsers of this process that need a window.
import { spawn } from 'node:child_process';
import { within } from './page.mjs';

/** @type {{users: number, child: import('node:child_process').ChildProcess, name: string} | null} */
let running = null;

// Returns {name, release()}: the display's name; the last release ends Xvfb.
export async function display() {
  const mine = running ?? { users: 0, ...(await within(30000, start(), 'Xvfb: its display’s name')) };
  running = mine;
  mine.users++;
  return {
    name: mine.name,
    release() {
      if (--mine.users > 0) return;
      if (running === mine) running = null;
      mine.child.kill();
    },
  };
}

/** @returns {Promise<{child: import('node:child_process').ChildProcess, name: string}>} */
function start() {
  return new Promise((resolve, reject) => {
    const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let number = '';
    const display_number = /** @type {import('node:net').Socket} */ (child.stdio[3]);
    display_number.on('data', (data) => {
      number += data;
      if (number.includes('\n')) resolve({ child, name: `:${number.trim()}` });
    });
    child.on('error', () => reject(new Error('no Xvfb here (Debian: xvfb)')));
    child.on('exit', () => reject(new Error('Xvfb ended at once')));
    child.unref();
    display_number.unref();
    process.on('exit', () => child.kill());
  });
}
