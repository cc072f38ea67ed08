import { expect, test } from 'vitest';
import { isAuthenticatorCode, tidyFactorCode, tidyFactorName } from './secondFactor.ts';

test('[STF-02] a code is read however it is typed', () => {
  expect(['123 456', ' 123456 ', 'abcd-efgh-jkmn', 'ABCD EFGH JKMN'].map(tidyFactorCode)).toEqual([
    '123456',
    '123456',
    'ABCDEFGHJKMN',
    'ABCDEFGHJKMN',
  ]);
  expect(['123456', '12345', 'ABCDEFGHJKMN'].map(isAuthenticatorCode)).toEqual([true, false, false]);
});

test('[STF-02] a factor has a name of one line, which is not too long', () => {
  expect([' My \n phone ', '', '   ', 'x'.repeat(60), 'x'.repeat(61)].map(tidyFactorName)).toEqual([
    'My phone',
    null,
    null,
    'x'.repeat(60),
    null,
  ]);
  const hidden = [
    '\u202Egnp.enohp\u202C',
    'My\u0007 phone\u0000',
    '\u2066\u200F\u2069',
    '👩\u200D💻 laptop',
    '\uD800x',
  ];
  expect(hidden.map(tidyFactorName)).toEqual(['gnp.enohp', 'My phone', null, '👩\u200D💻 laptop', 'x']);
});
