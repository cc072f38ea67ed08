import { expect, test } from 'vitest';
import { codeFaults, readCode } from './mailedCode.ts';
import { pastedCode } from './pastedCode.ts';

test.each([
  ['a zero-width space', 'SPRING-2026\u200b'],
  ['a byte order mark', '\ufeffSPRING-2026'],
  ['a soft hyphen within', 'SPR\u00adING-2026'],
  ['a non-breaking hyphen', 'SPRING\u20112026'],
  ['an en dash', 'SPRING\u20132026'],
  ['a minus', 'SPRING\u22122026'],
  ['wide letters', '\uff33\uff30\uff32\uff29\uff2e\uff27\uff0d\uff12\uff10\uff12\uff16'],
  ['spaces around', '\u00a0 SPRING-2026\n'],
])('[PAS-02] a code pasted with %s is the code', (_name, typed) => {
  expect(pastedCode(typed)).toBe('SPRING-2026');
});

test('[PAS-02] what tells codes apart stays: case, hyphens and spaces within', () => {
  expect(['spring-2026', 'SPRING 2026', 'SPRING2026'].map(pastedCode)).toEqual([
    'spring-2026',
    'SPRING 2026',
    'SPRING2026',
  ]);
});

test('[SIG-13] a mailed code is read with whatever stands between its digits', () => {
  for (const typed of [
    '012 345',
    '012\u2011345',
    '\u200b012345\u200b',
    '\uff10\uff11\uff12\uff13\uff14\uff15',
    '012–345',
  ])
    expect([readCode(typed), codeFaults(typed)]).toEqual(['012345', []]);
});
