import { expect, test } from 'vitest';
import { refusal } from '../errors.ts';
import { mayBeSent } from '../formRules.ts';
import { isAddress, looksLikeAddress } from './emailAddress.ts';
import { addressBond } from './emailChange.ts';
import { codeFaults, readCode } from './mailedCode.ts';
import { changePasswordForm, resetPasswordForm, setPasswordForm } from './passwordForms.ts';
import { brokenPasswordRules, longestPassword, newPasswordFaults, passwordRulesTogether } from './passwordRules.ts';
import { signInForm } from './signInForm.ts';
import { freemiumAreas, isName, pageFreemiumType, readSignup } from './signup.ts';
import { tooManyMails, tooManyTries } from './tooManyTries.ts';

test.each([
  ['Demo-pass-1!', []],
  ['ÄÖü-٣kkkk', []],
  ['demo-pass-1!', ['Password must contain an upper case letter']],
  ['DEMO-PASS-1!', ['Password must contain a lower case letter']],
  ['Demo pass 11', ['Password must contain a special character']],
  ['Demo-pass-!', ['Password must contain a number']],
  ['De-pa1!', ['Password must contain at least 8 characters']],
  ['Aa1-🎓🎓', ['Password must contain at least 8 characters']],
])('[SIG-17] %s', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
  expect(newPasswordFaults(password)).toEqual(broken.length === 0 ? [] : [passwordRulesTogether]);
});

test('[SIG-17] an empty password lacks all there is; one too long, or not storable, is told so and nothing else', () => {
  expect(brokenPasswordRules('')).toHaveLength(5);
  for (const [password, fault] of [
    [`Aa1-${'x'.repeat(longestPassword - 3)}`, 'Password must contain at most 1,024 characters'],
    ['Aa1-xxxx\ud800', 'Password has characters that cannot be saved'],
  ] as const) {
    expect([brokenPasswordRules(password), newPasswordFaults(password)]).toEqual([[fault], [fault]]);
    const typed = { email: 'a@b.example', code: '1', current: 'x', password, confirmation: password };
    for (const form of [resetPasswordForm, setPasswordForm, changePasswordForm])
      expect(form.password(typed)).toEqual([fault]);
  }
  expect(newPasswordFaults(`Aa1-${'x'.repeat(longestPassword - 4)}`)).toEqual([]);
});

test('[SIG-02] an address of the form is trimmed, and needs one @ and a dot in its domain', () => {
  for (const address of ['a@b.c', '  maya@demo.example ', 'İ@x.example']) expect(looksLikeAddress(address)).toBe(true);
  for (const address of ['', 'maya at home', 'a@b', 'a@@b.c', 'a b@c.d', `${'a'.repeat(250)}@b.co`]) {
    expect(looksLikeAddress(address)).toBe(false);
  }
});

test('[SIG-07] a new address has at most 64 characters before the @, and 254 in all', () => {
  const domain = (length: number) => `${`${'d'.repeat(60)}.`.repeat(5)}example`.slice(-length);
  expect([64, 65].map((length) => isAddress(`${'a'.repeat(length)}@demo.example`))).toEqual([true, false]);
  expect([254, 255].map((length) => isAddress(`ab@${domain(length - 3)}`))).toEqual([true, false]);
});

test('[SIG-07] all three fields of a signup are required, and are trimmed', () => {
  const person = { firstName: ' Zoë ', lastName: "O'Neil-Čapek", email: ' Zoe@Demo.Example ' };
  expect(readSignup(person)).toEqual({ firstName: 'Zoë', lastName: "O'Neil-Čapek", email: 'zoe@demo.example' });
  // letters and their accents are one character, as other keyboards type them
  expect(readSignup({ ...person, firstName: 'Zoe\u0308' })?.firstName).toBe('Zo\u00EB');
  for (const field of ['firstName', 'lastName', 'email']) expect(readSignup({ ...person, [field]: '  ' })).toBeNull();
  for (const firstName of [
    'a\nb',
    'x'.repeat(101),
    'a\0',
    '\ud800',
    '<b>',
    'see https://evil.example',
    'a@b.example',
  ]) {
    expect(readSignup({ ...person, firstName })).toBeNull();
  }
});

test('[SIG-07] nothing that a mail program makes a link of, and no hidden or reordered text, is a name', () => {
  for (const name of [
    'J.R.R. Tolkien',
    'Sammy Davis Jr.',
    "O'Neil",
    'St. John',
    'Agent 007 013',
    'می\u200Cخواهم',
    'Ana-María',
  ]) {
    expect(isName(name), name).toBe(true);
  }
  for (const name of [
    'Win a prize at www.evil.example',
    'evil.example/a',
    'evil.co',
    '[x](//evil.example)',
    'mailto:x',
    'a/b',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    '\u202Eelpmaxe',
    'a\u200Bb',
    '\u2066x',
    '\\\\evil',
    'evil.c\uFE0Fom',
    'evil.c\u034Fom',
    'evil.\u200Ccom',
    'x\u{E0100}',
    '1.1.1.1',
    'call +1 900 555 0100',
    '555-0100',
    'J\uFFFDrgen',
  ]) {
    expect(isName(name), name).toBe(false);
  }
});

test('[SIG-07] freemium2 gives the limited area; no other type is given away', () => {
  expect(freemiumAreas(pageFreemiumType)).toEqual(['area/mc-limited']);
  for (const type of ['', 'freemium1', 'constructor', '__proto__']) expect(freemiumAreas(type)).toBeNull();
});

test('[SIG-02] [SIG-12] [SIG-13] a form may be sent when no field has a message', () => {
  expect(mayBeSent(signInForm, { email: ' a@b.example ', password: 'x' })).toBe(true);
  expect(mayBeSent(signInForm, { email: 'a@b.example', password: '' })).toBe(false);
  const values = { email: 'a@b.example', code: '123456', password: 'Demo-pass-1!', confirmation: 'Demo-pass-1!' };
  const wrong = [{ code: ' ' }, { password: 'short' }, { confirmation: 'Demo-pass-2!' }];
  expect([mayBeSent(resetPasswordForm, values), mayBeSent(setPasswordForm, values)]).toEqual([true, true]);
  for (const fault of wrong) {
    expect(mayBeSent(resetPasswordForm, { ...values, ...fault })).toBe(false);
    expect(mayBeSent(setPasswordForm, { ...values, ...fault })).toBe(false);
  }
  expect(mayBeSent(resetPasswordForm, { ...values, email: 'nowhere' })).toBe(false);
});

test('[SIG-17] a password is changed with the present one, and the new one twice by the rules', () => {
  const values = { current: 'old', password: 'Demo-pass-1!', confirmation: 'Demo-pass-1!' };
  expect(mayBeSent(changePasswordForm, values)).toBe(true);
  for (const fault of [{ current: '' }, { password: 'short' }, { confirmation: 'Demo-pass-2!' }]) {
    expect(mayBeSent(changePasswordForm, { ...values, ...fault })).toBe(false);
  }
});

test('too many tries say how long to wait', () => {
  expect(tooManyTries(20)).toBe('Too many tries. Please try again in a moment.');
  expect(tooManyTries(60)).toBe('Too many tries. Please try again in a minute.');
  expect(tooManyTries(61)).toBe('Too many tries. Please try again in 2 minutes.');
  expect(tooManyMails(3600)).toBe(
    "We've already sent several emails to this address. Use the newest one, or try again in an hour.",
  );
});

test('a refusal after too many requests says how long to wait, where that is known', () => {
  const words = (retryAfter?: number) =>
    refusal('RATE_LIMITED', retryAfter === undefined ? {} : { retryAfter }).message;
  expect(words()).toBe('Too many requests. Please try again in a moment.');
  expect(words(59)).toBe('Too many requests. Please try again in a moment.');
  expect(words(3541)).toBe('Too many requests. Please try again in an hour.');
  expect(words(3601)).toBe('Too many requests. Please try again in 2 hours.');
});

test('[SIG-12] [SIG-13] a code is read as it is typed or pasted: with spaces, hyphens and wide digits', () => {
  for (const typed of ['012345', ' 012 345\n', '012-345', '0\u00a012345', '０１２３４５']) {
    expect(readCode(typed), typed).toBe('012345');
    expect(codeFaults(typed), typed).toEqual([]);
  }
  for (const typed of ['', ' - ', '\n']) expect(codeFaults(typed)).toEqual(['Code is required.']);
  for (const typed of ['01234', '0123456', 'O12345', '01234.5'])
    expect(codeFaults(typed)).toEqual(['The code has 6 digits.']);
});

test('[ACT-06] of several bonds of an address the one is said that no other can end', () => {
  const all = { isStaff: true, hasOwnProvider: true, holdsSeat: true };
  expect(addressBond(all)).toBe('STAFF');
  expect(addressBond({ ...all, isStaff: false })).toBe('PROVIDER');
  expect(addressBond({ ...all, isStaff: false, hasOwnProvider: false })).toBe('SEAT');
  expect(addressBond({ isStaff: false, hasOwnProvider: false, holdsSeat: false })).toBeNull();
});
