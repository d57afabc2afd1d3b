// The tables of plural forms that the programs count by, compared with the rules of CLDR that node comes with.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../scripts/lib/languages.mjs';
import { conjunction_of, forms_of, plurals_of } from '../../scripts/lib/plurals.mjs';
import { plural_form } from '../../web/page/js/extra/plural.js';

test('every number takes the form that CLDR gives it', () => {
  for (const code of [...languages, 'pl', 'ru', 'cs', 'ar', 'ja', 'es', 'lt', 'sl', 'ga', 'cy']) {
    const rules = new Intl.PluralRules(code), forms = forms_of(code), table = plurals_of(code);
    for (let n = 0; n < 3000; n++) assert.equal(forms[plural_form(table, n)], rules.select(n), `${code} ${n}`);
    assert.equal(plural_form(table, -5), plural_form(table, 5));
  }
  assert.deepEqual(forms_of('pl'), ['one', 'few', 'many']);
  assert.equal(plurals_of('en'), '101');
});

test('the last two of a list are joined by a word of the language', () => {
  assert.equal(conjunction_of('en'), ' and ');
  assert.equal(conjunction_of('pl'), ' i ');
});
