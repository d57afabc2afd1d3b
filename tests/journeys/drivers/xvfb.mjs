// One Xvfb for all browsers of this process that need a window.
import { spawn } from 'node:child_process';
import { within } from './page.mjs';

let running = null;

// {name, release()}: the display's name; the last release ends it.
export async function display() {
  if (!running) running = { users: 0, ...(await within(30000, start(), 'Xvfb: its display’s name')) };
  running.users++;
  const mine = running;
  return {
    name: mine.name,
    release() {
      if (--mine.users > 0) return;
      if (running === mine) running = null;
      mine.child.kill();
    },
  };
}

function start() {
  return new Promise((resolve, reject) => {
    const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let number = '';
    child.stdio[3].on('data', (data) => {
      number += data;
      if (number.includes('\n')) resolve({ child, name: `:${number.trim()}` });
    });
    child.on('error', () => reject(new Error('no Xvfb here (Debian: xvfb)')));
    child.on('exit', () => reject(new Error('Xvfb ended at once')));
    child.unref();
    child.stdio[3].unref?.();
    process.on('exit', () => child.kill());
  });
}
