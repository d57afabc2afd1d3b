// The environment of the suite: a virtual screen, a D-Bus of its own, a window manager, the speech dispatcher with the
// voice of voice.mjs, and Orca. Everything lives in a temporary folder, which is deleted at the end.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep } from '../journeys/drivers/page.mjs';
import { display } from '../journeys/drivers/xvfb.mjs';

const VOICE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'voice.mjs');

// Every window fills the screen and gets the keys.
const WINDOWS = `<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc"><desktops><number>1</number></desktops>
<applications><application class="*"><maximized>yes</maximized><focus>yes</focus></application></applications><keyboard/></openbox_config>`;

// No question at the first start, no echo of keys, no reading of whole pages when they load; Orca's own words are
// English: the test is about the page's.
const ORCA = JSON.stringify({
  general: {
    firstStart: false, enableSpeech: true, enableBraille: false, enableBrailleMonitor: false, enableKeyEcho: false, enableEchoByWord: false,
    speechServerFactory: 'orca.speechdispatcherfactory', profile: ['Default', 'default'], startingProfile: ['Default', 'default'],
  },
  pronunciations: {}, keybindings: {},
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {}, enableKeyEcho: false, sayAllOnLoad: false, pageSummaryOnLoad: false } },
});

const SPEECH = `LogLevel 1
AddModule "ear" "sd_ear" ""
DefaultModule ear
DisableAutoSpawn
`;

// The daemon of the accessibility bus reports its own address.
function bus_launcher() {
  const file = '/usr/share/dbus-1/services/org.a11y.Bus.service';
  const found = existsSync(file) && /^Exec=(\S+)/m.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error('no accessibility bus here (Debian: at-spi2-core)');
  return found[1];
}

/** @typedef {{env: Record<string, string>, log: string, orca: number, quick(on: boolean): void, close(): Promise<void>}} Studio */

/** @returns {Promise<Studio>} with Orca listening */
export async function open_studio() {
  const home = mkdtempSync(path.join(tmpdir(), 'ear-'));
  chmodSync(home, 0o700);
  const put = (/** @type {string} */ name, /** @type {string} */ text, mode = 0o600) => {
    const file = path.join(home, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { mode });
    return file;
  };
  const log = put('heard.jsonl', '');
  const socket = path.join(home, 'speech.sock');
  const awake = setInterval(() => {}, 1000); // waiting for the screen alone would not keep this process alive
  const screen = await display().finally(() => clearInterval(awake));
  /** @type {Record<string, string>} */
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: screen.name, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge', GNOME_ACCESSIBILITY: '1', MOZ_ENABLE_WAYLAND: '0', EAR_LOG: log, SCREEN_READER_PACE: process.env.SCREEN_READER_PACE || '120',
    SPEECHD_ADDRESS: `unix_socket:${socket}`, EAR_QUICK: path.join(home, 'quick'),
  };
  // Whether the voice takes no time: for texts of which only the words matter.
  const quick = (/** @type {boolean} */ on) => on ? writeFileSync(env.EAR_QUICK, '') : rmSync(env.EAR_QUICK, { force: true });
  /** @type {import('node:child_process').ChildProcess[]} */
  const running = [];
  const start = (/** @type {string} */ command, /** @type {string[]} */ words, /** @type {import('node:child_process').StdioOptions} */ stdio = 'ignore') => {
    const child = spawn(command, words, { env, stdio, detached: true });
    running.push(child);
    return child;
  };
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    for (const { pid } of [...running].reverse()) {
      try {
        if (pid) process.kill(-pid, signal);
      } catch {
        // it has ended
      }
    }
  };
  const leave = () => {
    stop('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', leave);
  const close = async () => {
    stop('SIGTERM');
    await sleep(500);
    process.removeListener('exit', leave);
    leave();
    screen.release();
  };
  const there = async (/** @type {() => unknown} */ test, /** @type {string} */ what, seconds = 60) => {
    for (const end = Date.now() + seconds * 1000; !test(); await sleep(50)) {
      if (Date.now() < end) continue;
      await close();
      throw new Error(`${what} did not come up within ${seconds} s`);
    }
  };

  let address = '';
  start('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], ['ignore', 'pipe', 'ignore'])
    .stdout?.on('data', (/** @type {Buffer} */ data) => { address += data; });
  await there(() => address.includes('\n'), 'the bus');
  env.DBUS_SESSION_BUS_ADDRESS = address.trim();
  start('openbox', ['--config-file', put('windows.xml', WINDOWS)]);
  start(bus_launcher(), ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
  put('speech/speechd.conf', SPEECH);
  put('voices/sd_ear', `#!/bin/sh\nexec '${process.execPath}' '${VOICE}'\n`, 0o700);
  const speech = ['-s', '-t', '0', '-c', 'unix_socket', '-S', socket, '-C', path.join(home, 'speech'), '-m', path.join(home, 'voices'), '-L', home, '-P', path.join(home, 'speech.pid')];
  start('speech-dispatcher', speech);
  await there(() => existsSync(socket), 'the speech dispatcher');
  put('.local/share/orca/user-settings.conf', ORCA);
  // Occasionally Orca starts before the bus is ready and stays silent; then another one is started.
  const speaks = () => readFileSync(log, 'utf8').includes('"said"');
  let orca = start('orca', process.env.EAR_DEBUG ? ['--debug-file', process.env.EAR_DEBUG] : []);
  for (let starts = 1; starts < 3 && !speaks(); starts++) {
    for (const end = Date.now() + 20000; !speaks() && Date.now() < end;) await sleep(50);
    if (speaks()) break;
    try {
      process.kill(-(orca.pid ?? 0), 'SIGKILL');
    } catch {
      // it has ended by itself
    }
    orca = start('orca', ['--replace']);
  }
  await there(speaks, 'Orca');
  return { env, log, orca: /** @type {number} */ (orca.pid), quick, close };
}

/** A click somewhere, after which the page gets the keys. */
export const click_at = (/** @type {Studio} */ { env }, /** @type {number} */ x, /** @type {number} */ y) =>
  execFileSync('xdotool', ['mousemove', String(x), String(y), 'click', '1'], { env });
/** A real key, by its name in xdotool. */
export const press_key = (/** @type {Studio} */ { env }, /** @type {string} */ key) => execFileSync('xdotool', ['key', key], { env });
export const type_keys = (/** @type {Studio} */ { env }, /** @type {string} */ text) => execFileSync('xdotool', ['type', '--delay', '60', text], { env });
