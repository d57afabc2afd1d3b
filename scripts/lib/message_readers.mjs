// Generates web/app/page/from_page.h, the C++ readers of the page's messages, from web/page/js/messages.d.ts
// (scripts/site/messages.mjs).

/** @typedef {import('../site/messages.mjs').Member} Member */
/** @typedef {import('../site/messages.mjs').Message} Message */

/** "pointer_lost" → "PointerLostSaid". */
export const type_of = (/** @type {string} */ name) => `${name.replace(/(?:^|_)(.)/g, (_, first) => first.toUpperCase())}Said`;

/** A message with a single text has no type of its own: App looks that text up. */
export const is_one_text = (/** @type {Message} */ { members, like }) => !like.length && members.length === 1 && cpp_of(members[0]).kind === 'text';

const KINDS = [
  { kind: 'text', of: /^string$/ }, { kind: 'list', of: /\[\]$|^\[/ }, { kind: 'number', of: /^number$/ },
  { kind: 'flag', of: /^(boolean|true)( \| null)?$/ },
];
/** @typedef {{kind: string, declared: string, read: string}} Read */
/** How C++ declares and reads a member. @returns {Read} */
function cpp_of(/** @type {Member} */ { name, type, values, tags }) {
  const kind = values.length ? 'text' : KINDS.find(({ of }) => of.test(type))?.kind;
  const { otherwise, clamp, range, unread } = tags;
  const at = `message, "${name}"`;
  const real = (/** @type {string} */ number) => (number.includes('.') ? `${number}f` : number);
  if (kind === 'text') return { kind, declared: `std::string_view ${name}${otherwise ? ` = "${otherwise}"` : ''}`, read: `text_at(${at}${otherwise ? `, "${otherwise}"` : ''})` };
  if (kind === 'list') return { kind, declared: `std::span<const json::Value> ${name}`, read: `list_at(${at})` };
  if (kind === 'flag' && (otherwise === 'nothing' || type.endsWith('null'))) return { kind, declared: `std::optional<bool> ${name}`, read: `message.boolean_at("${name}")` };
  if (kind === 'flag') return { kind, declared: `bool ${name} = ${otherwise ?? 'false'}`, read: `flag_at(${at}${otherwise ? `, ${otherwise}` : ''})` };
  if (kind === 'number' && clamp) {
    const [low, high] = clamp.split(' ').map(real);
    return { kind, declared: `float ${name} = ${otherwise ?? 0}`, read: `real_at(${at}, ${low}, ${high}, ${real(otherwise ?? '0')})` };
  }
  if (kind === 'number' && range && unread) return { kind, declared: `std::optional<int> ${name}`, read: `whole_at(${at}, ${range.split(' ').join(', ')}, ${unread})` };
  throw new Error(`messages.d.ts: how is ${name} to be read, ${type} with ${JSON.stringify(tags)}?`);
}

// Wraps a C++ comment to 100 columns.
function comment(/** @type {string} */ text, indent = '') {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (`${indent}//${longer}`.length > 100) lines.push(` ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `${indent}//${line}\n`).join('');
}

function reader_of(/** @type {Message} */ message, /** @type {Set<string>} */ apart) {
  const { name, about, members } = message;
  const like = message.like.filter((other) => !apart.has(other));
  const type = type_of(name);
  const head = comment(`"${name}": ${about}`);
  // The allowed values, and the description.
  const note = (/** @type {Member} */ member) => [member.values.map((value) => value || 'empty').join(', '), member.about].filter(Boolean).join('; ');
  if (is_one_text(message)) {
    const [member] = members;
    return `${head}${note(member) ? comment(`${member.name}: ${note(member)}`) : ''}inline constexpr OneText k${type}{"${name}", "${member.name}"};\n`;
  }
  const said = members.map((member) => ({ ...cpp_of(member), name: member.name, note: note(member) }));
  const reads = [...like.map((other) => `.${other} = read_${other}(message)`), ...said.map((it) => `.${it.name} = ${it.read}`)];
  const parts = [
    `${head}struct ${type} {\n  static constexpr std::string_view kOn = "${name}";\n`,
    ...like.map((other) => `  ${type_of(other)} ${other};\n`),
    ...said.map((it) => `${it.note ? comment(it.note, '  ') : ''}  ${it.declared};\n`),
    '};\n',
  ];
  if (reads.length) parts.push(`inline ${type} read_${name}(const json::Value& message) {\n  return {${reads.join(',\n          ')}};\n}\n`);
  return parts.join('');
}

/** All of web/app/page/from_page.h. */
export function readers_of(/** @type {Message[]} */ messages) {
  // Types that other messages include come before them.
  const shared = new Set(messages.flatMap(({ like }) => like));
  const apart = new Set(messages.filter((message) => message.apart).map(({ name }) => name));
  const ordered = [...messages.filter(({ name }) => shared.has(name)), ...messages.filter(({ name }) => !shared.has(name))];
  return `#pragma once
// Made by scripts/site/messages.mjs from web/page/js/messages.d.ts: what the page says, read here
// and nowhere else. Texts and lists are those of the message that was parsed, and live as long.

#include <optional>
#include <span>
#include <string_view>

#include "web/app/page/members.h"

namespace tablee::app {

// clang-format off
${ordered.map((message) => reader_of(message, apart)).join('\n')}// clang-format on

}  // namespace tablee::app
`;
}
