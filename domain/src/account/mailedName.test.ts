import { expect, test } from 'vitest';
import { mailedFullName, mailedName } from './mailedName.ts';

test('[THR-65] a mail says names of every script, and no sentence, address, number or link', () => {
  const names = [
    'Ana',
    'María José',
    "O'Neil",
    'Zoë-O’Neil',
    'J. R.',
    '李小龍',
    'عبد الله',
    'Jean Paul de la',
    'Łukasz',
    'Jean-Paul',
    'Dr. Ana',
    'Kaʻiulani',
    'Дар’я',
    'Мар\u02BCяна',
    '佐々木',
    'レオナルド',
    'St. John',
  ];
  for (const name of names) expect(mailedName(` ${name} `)).toBe(name);
  const others = [
    '',
    ' ',
    'Security notice - read this code to the caller right now',
    'Call us now or lose it',
    'Ana!',
    'Ana?',
    'Ana: call',
    'evil.example',
    'www.evil',
    'ana@evil',
    'Ana\nCall',
    'Ana 1',
    '0900 123456',
    'evil·com',
    'evilꞏcom',
    'evilꓸcom',
    'evilㆍcom',
    'evil. com',
    'evil .com',
    'WWW Evil',
    'Evil Com',
    'evil-com',
    'Net. Evil',
    'Call-us-now-or-lose',
    'Anaㅤ',
    'Evilːcom',
    '<b>Ana</b>',
    'Ana‮cba',
    'Ana, the code is needed',
    'A'.repeat(31),
  ];
  for (const name of others) expect([name, mailedName(name)]).toEqual([name, '']);
});

test('[THR-65] [EVT-06] an invitation says both names, or neither', () => {
  expect(mailedFullName({ firstName: 'Ana', lastName: 'Ruiz' })).toBe('Ana Ruiz');
  expect(mailedFullName({ firstName: 'Cher', lastName: '' })).toBe('Cher');
  expect(mailedFullName({ firstName: 'María José', lastName: 'García López' })).toBe('María José García López');
  // four words each would make a sentence
  expect(mailedFullName({ firstName: 'Security notice please call', lastName: 'us right now today' })).toBe('');
  expect(mailedFullName({ firstName: 'Please call', lastName: 'us right-now' })).toBe('');
  expect(mailedFullName({ firstName: 'WWW Evil', lastName: 'Com' })).toBe('');
  expect(mailedFullName({ firstName: 'Ana', lastName: 'of evil.example' })).toBe('');
  expect(mailedFullName({ firstName: 'Read the code to us, please', lastName: 'Ruiz' })).toBe('');
});
