// web/page/js/messages.d.ts is the one source of the messages between program and page. This script generates the names
// of web/app/page/messages.h and the readers of web/app/page/from_page.h, and fails on a member that no C++ code uses. It
// also generates web/page/js/ids.js, the ids of items, from the program's headers.
//   node scripts/site/messages.mjs [--write]     without: fails where something differs from the source
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { page_ids } from '../lib/item_ids.mjs';
import { is_one_text, readers_of, type_of } from '../lib/message_readers.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SOURCE = 'web/page/js/messages.d.ts';
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const source = ts.createSourceFile(SOURCE, read(SOURCE), ts.ScriptTarget.Latest, true);

/** @typedef {{name: string, optional: boolean, type: string, values: string[], about: string, tags: Record<string, string>}} Member */
/** @typedef {{name: string, about: string, members: Member[], like: string[], apart: boolean}} Message `like`: messages whose members this one has, too; `apart`: messages with its members are read separately */

const about_of = (/** @type {ts.Node} */ node) =>
  ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ').trim();
const interface_of = (/** @type {string} */ name) => {
  const found = source.statements.find((it) => ts.isInterfaceDeclaration(it) && it.name.text === name);
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`${SOURCE} has no ${name}`);
  return found.members.filter(ts.isPropertySignature);
};
// The allowed texts of a type that is a choice of texts, also by its name.
/** @returns {string[]} */
function values_of(/** @type {ts.TypeNode} */ type) {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(values_of);
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  if (!ts.isTypeReferenceNode(type)) return [];
  const alias = source.statements.find((it) => ts.isTypeAliasDeclaration(it) && it.name.text === type.getText());
  return alias && ts.isTypeAliasDeclaration(alias) ? values_of(alias.type) : [];
}
const member_of = (/** @type {ts.PropertySignature} */ property) => ({
  name: property.name.getText(), optional: Boolean(property.questionToken), about: about_of(property),
  type: property.type?.getText() ?? '', values: property.type ? values_of(property.type) : [],
  tags: Object.fromEntries(ts.getJSDocTags(property).map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? ''])),
});

/** @returns {Message[]} */
const messages_of = (/** @type {string} */ side) => interface_of(side).map((property) => {
  /** @type {Message} */
  const message = { name: property.name.getText(), about: about_of(property), members: [], like: [], apart: ts.getJSDocTags(property).some((tag) => tag.tagName.text === 'apart') };
  const take = (/** @type {ts.TypeNode | undefined} */ type) => {
    if (type && ts.isIntersectionTypeNode(type)) type.types.forEach(take);
    else if (type && ts.isTypeLiteralNode(type)) message.members.push(...type.members.filter(ts.isPropertySignature).map(member_of));
    else if (type && ts.isIndexedAccessTypeNode(type)) message.like.push(type.indexType.getText().replaceAll("'", ''));
    else throw new Error(`${SOURCE}: ${message.name} is neither members nor another message`);
  };
  take(property.type);
  return message;
});
const to_page = messages_of('ToPage');
const to_program = messages_of('ToProgram');
const item = interface_of('Item').map(member_of);
const row = interface_of('PictureRow').map(member_of);

// --- C++ ---

const every_member = (/** @type {Message[]} */ all, /** @type {Message} */ { members, like }) =>
  /** @type {Member[]} */ ([...like.flatMap((name) => all.find((other) => other.name === name)?.members ?? []), ...members]);
/**
 * The kind of a member: text, number, flag, list, object, null, several separated by "|"; for a choice of texts, the
 * texts.
 */
function kind_of(/** @type {Member} */ { type, values }) {
  if (values.length) return values.map((value) => `'${value}`).join('|');
  const kinds = type.split('|').map((one) => one.trim()).map((one) => {
    if (one === 'string' || one === 'null' || one === 'number' || one === 'object') return one === 'string' ? 'text' : one;
    if (one === 'boolean' || one === 'true') return 'flag';
    if (/\[\]$|^\[|^Rect$/.test(one)) return 'list';
    if (/^Record</.test(one)) return 'object';
    throw new Error(`${SOURCE}: no kind for ${one}`);
  });
  return kinds.join('|');
}
const shape_of = (/** @type {Member[]} */ members) => members.map((m) => `${m.name}${m.optional ? '?' : ''}:${kind_of(m)}`).join(' ');
const list_of = (/** @type {string} */ name, /** @type {Message[]} */ messages) => [
  `inline constexpr MessageShape ${name}[] = {`,
  ...messages.map((message) => `    {"${message.name}", "${shape_of(every_member(messages, message))}"},`),
  '};',
].join('\n');
const roles = values_of(/** @type {ts.TypeAliasDeclaration} */ (source.statements.find((it) => ts.isTypeAliasDeclaration(it) && it.name.text === 'Role')).type);
const HEADER = `#pragma once
// Made by scripts/site/messages.mjs from web/page/js/messages.d.ts: what the program says to the
// page, so that tests can hold what is said against it; and what roles are called.

#include <string_view>

namespace tablee::app {

// A message and its members, parted by blanks, each with its kind: text, number, flag, list,
// object, null, or words after an apostrophe, parted by "|". One with a question mark may be
// absent.
struct MessageShape {
  std::string_view name, members;
};

// clang-format off
// {"do": name, …}, from the program.
${list_of('kToPage', to_page)}

inline constexpr std::string_view kItemMembers = "${shape_of(item)}";

// In the order of Role (core/item.h).
inline constexpr std::string_view kRoles[] = {${roles.map((role) => `"${role}"`).join(', ')}};
// clang-format on

}  // namespace tablee::app
`;

const MADE = {
  'web/app/page/messages.h': HEADER, 'web/app/page/from_page.h': readers_of(to_program),
  'web/page/js/ids.js': page_ids(),
};
const complaints = [];
for (const [file, text] of Object.entries(MADE)) {
  let now = '';
  try {
    now = read(file);
  } catch {
    // not there yet
  }
  if (now === text) continue;
  if (process.argv.includes('--write')) writeFileSync(path.join(root, file), text);
  else complaints.push(`${file} is not as its source has it: node scripts/site/messages.mjs --write`);
}

const [, enumerators] = /enum class Role : std::uint8_t \{([^}]*)\}/.exec(read('engine/core/item.h')) ?? [];
const listed = [...(enumerators ?? '').matchAll(/^ *(\w+),/gm)].map(([, role]) => role);
if (listed.join() !== roles.join()) complaints.push(`${SOURCE}: Role is ${roles.join(', ')}; engine/core/item.h has ${listed.join(', ')}`);

// --- Unused members ---

const cpp = ['web/app', 'web/main'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.cc')).map((name) => read(path.join(folder, name)))).join('\n');
const named = (/** @type {string} */ name) => cpp.includes(`"${name}"`) || cpp.includes(`\\"${name}\\":`);
for (const { name, members } of to_page) {
  for (const it of [name, ...members.map((member) => member.name)]) {
    if (!named(it)) complaints.push(`${SOURCE}: ${name === it ? name : `${it} of ${name}`} is in no C++ of web/app or web/main`);
  }
}
// C++ reads messages by from_page.h: a message by its type, a member as a member of it.
for (const message of to_program) {
  const { name, members } = message;
  const type = type_of(name);
  if (!new RegExp(`\\b(k?${type}|read_${name})\\b`).test(cpp)) complaints.push(`${SOURCE}: no C++ of web/app or web/main hears ${name}`);
  for (const member of is_one_text(message) ? [] : members) if (!new RegExp(`\\.${member.name}\\b`).test(cpp)) complaints.push(`${SOURCE}: no C++ of web/app or web/main reads ${member.name} of ${name}`);
}
for (const { name } of [...item, ...row]) if (!named(name)) complaints.push(`${SOURCE}: ${name} of an item or a row is in no C++ of web/app or web/main`);

if (complaints.length) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`${to_page.length} messages to the page, ${to_program.length} to the program`);
