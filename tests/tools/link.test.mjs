// The codes of a link: what is packed of the descriptions that browsers make, and what other texts give.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { crc32 } from '../../web/page/js/hand/code.js';
import { pack_answer, pack_offer, tag_of, unpack } from '../../web/page/js/link/description.js';
import { whole_dice } from '../journeys/dice.mjs';

/** @typedef {import('../../web/page/js/link/description.js').Kind} Kind */

const lines = (/** @type {string} */ text) => text.trim().replaceAll('\n', '\r\n') + '\r\n';

// As Chromium 156 and Firefox 153 made them.
const CHROMIUM = lines(`
v=0
o=- 3921568892953327207 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:2032661590 1 udp 2113937151 846c4eeb-579e-4a14-b9e8-0daaafe30eb6.local 39279 typ host generation 0 network-cost 999
a=candidate:2990618038 1 udp 2113942271 97349a2f-d238-4b5b-a43f-94759a52735d.local 39652 typ host generation 0 network-cost 999
a=ice-ufrag:DjQZ
a=ice-pwd:V9EVjdcw3o3NXLE/x/Ysll4v
a=ice-options:trickle
a=fingerprint:sha-256 FD:7C:C4:13:12:C5:52:D7:0E:56:4F:D4:2A:33:50:DB:16:DD:D5:AD:6D:66:E5:E2:D3:8C:30:6F:21:B8:1E:7F
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144`);
const FIREFOX = lines(`
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 2440553548698956161 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 4E:01:3E:0B:E9:61:A0:8E:72:56:D3:85:3A:81:8F:4E:9F:89:7C:81:EC:1F:65:6B:7E:46:4E:D4:63:92:C5:6F
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 f800c31f-9c75-4bc8-a613-2f9caa356982.local 34546 typ host
a=candidate:1 1 UDP 2122252543 6e25d202-5eff-44b3-8178-9e7b5af809bb.local 38059 typ host
a=candidate:2 1 TCP 2105458943 f800c31f-9c75-4bc8-a613-2f9caa356982.local 9 typ host tcptype active
a=candidate:3 1 TCP 2105524479 6e25d202-5eff-44b3-8178-9e7b5af809bb.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:68b543d8cee3cb07770c368924b7c4c0
a=ice-ufrag:05aeeb91
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823`);
const OFFER = pack_offer(CHROMIUM);
const ANSWER = pack_answer(FIREFOX, OFFER);

/** What of a description must not change: everything that the codes carry, sorted. */
function carried(/** @type {string} */ sdp) {
  const found = sdp.match(/^a=(ice-ufrag|ice-pwd|fingerprint|setup|mid|sctp-port):.*$/gm) ?? [];
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+ \d+) typ host/gim)].sort((a, b) => Number(b[1]) - Number(a[1])).map(([, , where]) => where);
  return [...found.map((line) => line.trim()).sort(), ...candidates];
}
function sdp_of(/** @type {string} */ code, /** @type {Kind} */ kind) {
  const read = unpack(code, kind);
  assert.equal(read.problem, undefined);
  assert.equal(read.description.type, kind);
  return read.description.sdp;
}
/** A code with a right check sum. */
function sealed(/** @type {string} */ head, /** @type {number[]} */ bytes) {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(new Uint8Array([...Buffer.from(head), ...bytes])));
  return `${head}.${Buffer.concat([Buffer.from(bytes), sum]).toString('base64url')}`;
}
const inside = (/** @type {string} */ code) => [...Buffer.from(code.slice(3), 'base64url').subarray(0, -4)];
const with_candidates = (/** @type {string[]} */ candidates) => CHROMIUM.replace(/(a=candidate.*\r\n)+/, candidates.map((line) => `a=candidate:${line}\r\n`).join(''));

describe('the code of a description', () => {
  test('carries what differs, as the browser made it', () => {
    assert.deepEqual(carried(sdp_of(OFFER, 'offer')), carried(CHROMIUM));
    assert.deepEqual(carried(sdp_of(ANSWER, 'answer')), carried(FIREFOX));
    assert.deepEqual(carried(sdp_of(pack_answer(CHROMIUM.replace('actpass', 'active'), OFFER), 'answer')), carried(CHROMIUM.replace('actpass', 'active')));
    assert.deepEqual(carried(sdp_of(pack_offer(FIREFOX.replace('active\r', 'actpass\r').replace('setup:active', 'setup:actpass')), 'offer')), carried(FIREFOX.replace('setup:active', 'setup:actpass')));
    assert.doesNotMatch(sdp_of(ANSWER, 'answer'), /tcp/i);
  });

  test('is short: about 133 letters with two names, 100 with two addresses', () => {
    assert.match(OFFER, /^o1\.[\w-]{130}$/);
    assert.match(ANSWER, /^a1\.[\w-]{131}$/);
    const addresses = pack_offer(with_candidates(['1 1 udp 2 192.168.1.20 50000 typ host', '2 1 udp 1 10.0.0.1 50001 typ host']));
    assert.equal(addresses.length, 101);
  });

  test('carries addresses of every form, at most six, the most wanted first', () => {
    const wheres = ['fe80::1', 'fd00:db8:0:0:1:0:0:1', '::1', 'fe82:2:3:4:5:6:7::', '172.31.10.1'];
    const sdp = sdp_of(pack_offer(with_candidates(wheres.map((where, i) => `${i} 1 udp ${100 - i} ${where} ${i + 1} typ host generation 0`))), 'offer');
    assert.deepEqual(carried(sdp).slice(-5), [
      'fe80:0000:0000:0000:0000:0000:0000:0001 1', 'fd00:0db8:0000:0000:0001:0000:0000:0001 2', '0000:0000:0000:0000:0000:0000:0000:0001 3',
      'fe82:0002:0003:0004:0005:0006:0007:0000 4', '172.31.10.1 5',
    ]);
    const many = with_candidates(Array.from({ length: 20 }, (_, i) => `${i} 1 udp ${1000 + i} 10.0.0.${i} 5000 typ host`));
    assert.deepEqual([...sdp_of(pack_offer(many), 'offer').matchAll(/ (\S+) 5000 typ/g)].map(([, where]) => where), [19, 18, 17, 16, 15, 14].map((i) => `10.0.0.${i}`));
    assert.equal([...sdp_of(pack_offer(with_candidates([])), 'offer').matchAll(/a=candidate/g)].length, 0);
  });

  test('names no address outside the own network, whoever made the code', () => {
    const outside = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '::', '2001:db8::1', 'fec0::1', '::ffff:808:808', '11.0.0.1'];
    const candidates = outside.map((where, i) => `${i} 1 udp 9 ${where} 5000 typ host`);
    for (const candidate of candidates) assert.doesNotMatch(sdp_of(pack_offer(with_candidates([candidate])), 'offer'), /candidate:/);
  });

  test('leaves out what is no host candidate for UDP', () => {
    const others = [
      '1 1 tcp 9 10.0.0.1 9 typ host tcptype active', '1 2 udp 9 10.0.0.1 5000 typ host', '1 1 udp 9 10.0.0.1 5000 typ srflx raddr 0.0.0.0 rport 9',
      '1 1 udp 9 10.0.0.256 5000 typ host', '1 1 udp 9 10.0.0.1 0 typ host', '1 1 udp 9 10.0.0.1 65536 typ host', '1 1 udp 9 printer.local 5000 typ host',
      '1 1 udp 9 fe80::1%eth0 5000 typ host', '1 1 udp 9 1:2:3:4:5:6:7 5000 typ host', '1 1 udp 9 1::2::3 5000 typ host', '1 1 udp 9 1:2:3:4::5:6::7:8 5000 typ host', '1 1 udp 9 1:2:3:4:5:6:7:8:: 5000 typ host',
    ];
    assert.doesNotMatch(sdp_of(pack_offer(with_candidates(others)), 'offer'), /candidate:/);
  });

  test('is empty for a description that lacks something or has another role', () => {
    for (const name of ['ice-ufrag', 'ice-pwd', 'fingerprint', 'setup']) assert.equal(pack_offer(CHROMIUM.replace(new RegExp(`a=${name}:.*\r\n`), '')), '', name);
    for (const [from, to] of [['sha-256', 'sha-1'], ['DjQZ', 'DjQ'], ['DjQZ', 'Dj-Z'], ['DjQZ', 'D'.repeat(65)], ['FD:', ''], ['actpass', 'passive']]) assert.equal(pack_offer(CHROMIUM.replace(from, to)), '', from);
    assert.equal(pack_answer(CHROMIUM, OFFER), '');
    assert.equal(pack_offer(''), '');
  });

  test('carries credentials of any letters and lengths', () => {
    const random = whole_dice(3);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const word = (/** @type {number} */ length, /** @type {string} */ from) => Array.from({ length }, () => from[random(from.length)]).join('');
    for (let i = 0; i < 300; i++) {
      const from = i % 3 ? letters : '0123456789abcdef';
      const sdp = CHROMIUM.replace('DjQZ', word(4 + random(61), from)).replace(/pwd:.*\r/, `pwd:${word(22 + random(43), from)}\r`);
      assert.deepEqual(carried(sdp_of(pack_offer(sdp), 'offer')), carried(sdp));
    }
  });

  test('an answer says which offer it is for', () => {
    const tag = (/** @type {string} */ code) => {
      const read = unpack(code, 'answer');
      assert.equal(read.problem, undefined);
      return read.tag;
    };
    assert.equal(tag(ANSWER), tag_of(OFFER));
    assert.notEqual(tag(pack_answer(FIREFOX, `${OFFER}A`)), tag_of(OFFER));
  });
});

describe('any other text is refused with a reason', () => {
  const problem = (/** @type {string} */ text, /** @type {Kind} */ kind = 'offer') => unpack(text, kind).problem;

  test('nothing, another version, another kind', () => {
    for (const text of ['', ' ', '\n\t']) assert.equal(problem(text), 'empty');
    assert.equal(problem('o2.AAAA'), 'version');
    assert.equal(problem(OFFER.replace('o1', 'o2')), 'version');
    for (const text of [ANSWER, 'h1.AAAA', 'a2.AAAA']) assert.equal(problem(text), 'kind', text);
    assert.equal(problem(OFFER, 'answer'), 'kind');
    assert.equal(problem(` ${OFFER}\n`), undefined);
  });

  test('any changed, missing or added letter', () => {
    for (let i = 0; i < OFFER.length; i++) {
      for (const other of 'Ab_') if (other !== OFFER[i]) assert.ok(problem(OFFER.slice(0, i) + other + OFFER.slice(i + 1)), `letter ${i}`);
      assert.ok(problem(OFFER.slice(0, i) + OFFER.slice(i + 1)) || OFFER[i] === OFFER[i + 1], `without letter ${i}`);
      if (i > 2) assert.equal(problem(OFFER.slice(0, i)), 'damaged', `up to letter ${i}`);
    }
    for (const text of [`${OFFER}A`, `${OFFER}=`, OFFER + OFFER, OFFER.toUpperCase(), `https://example.org/#${OFFER}`, `${OFFER.slice(0, 40)} ${OFFER.slice(40)}`, 'o1.'])
      assert.equal(problem(text), 'damaged', text);
  });

  test('right check sums over wrong contents', () => {
    const bytes = inside(OFFER);
    const changed = (/** @type {number} */ at, /** @type {number[]} */ ...to) => sealed('o1', [...bytes.slice(0, at), ...to, ...bytes.slice(at + to.length)]);
    assert.equal(sealed('o1', bytes), OFFER);
    const second = 4; // the pwd's length, after ufrag's length and 24 bits
    for (const length of [0, 3, 65, 127, 128, 131, 255]) assert.equal(problem(changed(0, length)), 'damaged', `ufrag of ${length}`);
    for (const length of [0, 21, 65, 128, 255]) assert.equal(problem(changed(second, length)), 'damaged', `pwd of ${length}`);
    const candidates = second + 1 + 18 + 32;
    for (const kind of [3, 4, 255]) assert.equal(problem(changed(candidates, kind)), 'damaged', `kind ${kind}`);
    assert.equal(problem(changed(candidates + 17, 0, 0)), 'damaged', 'port 0');
    const six = Array.from({ length: 6 }, () => [1, 10, 0, 0, 1, 1, 1]).flat();
    assert.equal(problem(sealed('o1', [...bytes.slice(0, candidates), ...six])), undefined);
    assert.equal(problem(sealed('o1', [...bytes.slice(0, candidates), ...six, 1, 10, 0, 0, 1, 1, 1])), 'damaged', 'seven candidates');
    for (let size = 0; size < bytes.length; size++)
      if (size !== candidates && size !== candidates + 19) assert.equal(problem(sealed('o1', bytes.slice(0, size))), 'damaged', `${size} bytes`);
    assert.equal(problem(sealed('o1', Array(300).fill(1))), 'damaged');
  });

  test('a text that is too long is not even decoded', (t) => {
    const { mock } = t.mock.method(globalThis, 'atob');
    assert.equal(problem(OFFER), undefined);
    assert.equal(problem('o1.'.padEnd(100000, 'A')), 'damaged');
    assert.equal(mock.callCount(), 1);
  });

  test('whatever it is, it never throws and writes no line of its own', () => {
    const random = whole_dice(1);
    const LINE = /^(v=0|o=- 1 1 IN IP4 0\.0\.0\.0|s=-|t=0 0|a=group:BUNDLE 0|m=application 9 UDP\/DTLS\/SCTP webrtc-datachannel|c=IN IP4 0\.0\.0\.0|a=mid:0|a=candidate:\d 1 udp \d+ ([\da-f:.]+|[\da-f-]{36}\.local) \d+ typ host|a=end-of-candidates|a=ice-ufrag:[\w+/]{4,64}|a=ice-pwd:[\w+/]{22,64}|a=fingerprint:sha-256 [\dA-F:]{95}|a=setup:(actpass|active)|a=sctp-port:5000|)$/;
    let good = 0;
    for (let i = 0; i < 4000; i++) {
      const kind = /** @type {Kind} */ (i % 2 ? 'offer' : 'answer');
      const bytes = inside(kind === 'offer' ? OFFER : ANSWER);
      for (let changes = random(4); changes > 0; changes--) bytes[random(bytes.length)] = random(256);
      if (random(3) === 0) bytes.length = random(bytes.length);
      if (random(4) === 0) bytes.push(...Array.from({ length: random(60) }, () => random(256)));
      const text = random(4) ? sealed(kind === 'offer' ? 'o1' : 'a1', bytes) : String.fromCharCode(...Array.from({ length: random(500) }, () => random(random(2) ? 128 : 65536)));
      const read = unpack(text, kind);
      if (read.problem !== undefined) {
        assert.ok(['empty', 'damaged', 'version', 'kind'].includes(read.problem), text);
        continue;
      }
      good++;
      for (const line of read.description.sdp.split('\r\n')) assert.match(line, LINE);
    }
    assert.ok(good > 200, `${good} were read`);
  });
});
