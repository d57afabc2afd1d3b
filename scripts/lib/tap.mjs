// Parses the output of node's test runner (its tap reporter).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} text @returns {{passed: number, failed: number}} from its closing lines; zeros if it was stopped before them */
export function totals(text) {
  const number = (/** @type {string} */ word) => Number([...text.matchAll(new RegExp(`^# ${word} (\\d+)`, 'gm'))].at(-1)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled') };
}

/** @param {string} text @returns {string} each test that failed itself (not through a subtest): its name and the first lines of its error */
export function failures(text) {
  const found = [];
  let name = '';
  let inner = false;
  let said = 0;
  for (const line of text.split('\n')) {
    const not_ok = /^ *not ok \d+ - (.*)/.exec(line);
    if (not_ok) [name, inner, said] = [not_ok[1], false, 0];
    else if (/^ *failureType: .(subtestsFailed|cancelledByParent)/.test(line)) inner = true;
    else if (/^ *(code|stack): /.test(line)) [name, said] = ['', 0];
    else if (name && !inner && !said && /^ *error: /.test(line)) {
      found.push(`  ${name}`, `    ${line.trim().slice(0, 300)}`);
      said = 1;
    } else if (said && said++ <= 10) found.push(`    ${line.trim().slice(0, 300)}`);
  }
  return found.slice(0, 40).join('\n');
}

// node scripts/lib/tap.mjs LOG: prints what failed, then "PASSED FAILED".
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(process.argv[2], 'utf8');
  const { passed, failed } = totals(text);
  const whole = /^# pass /m.test(text);
  if (!whole) console.log(`${process.argv[2]}: it ended before it was done; its last line: ${text.trim().split('\n').at(-1)}`);
  else if (failed) console.log(failures(text));
  console.log(`${passed} ${whole ? failed : Math.max(1, failed)}`);
}
