import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureWords, withoutSecrets } from './failureWords.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:2525', /did not answer/],
  ['Request timed out', /too long/],
  ['429 Too Many Requests', /less often/],
  ['401 Unauthorized', /key or password/],
  ['550 5.1.1 no such user', /refused the mail/],
  ['503 Service Unavailable', /fault of its own/],
  ['ENOSPC: no space left on device', /no room/],
  ['deadlock detected', /at the same time/],
  ["Cannot read properties of undefined (reading 'x')", /did not expect/],
])('[RUN-01] %s is said in plain words', (error, words) => {
  expect(failureWords(error)?.words).toMatch(words);
  expect(failureWords(null)).toBeNull();
});

test('[RUN-01] what a program said is shown without addresses, keys, cards and queries', () => {
  expect(withoutSecrets('550 <ada@test.example>: no\nstack')).toBe('550 <…@test.example>: no');
  expect(withoutSecrets('Invalid API Key sk_live_51H8abc')).toBe('Invalid API Key …');
  expect(withoutSecrets('card 4242 4242 4242 4242 declined')).toBe('card … declined');
  expect(withoutSecrets('GET https://u:p@zoom.example/j/1?pwd=geheim failed')).toBe('GET …@zoom.example/j/1?… failed');
  expect(withoutSecrets('Authorization: Bearer abc.def')).toBe('Authorization: Bearer …');
  expect(withoutSecrets('x'.repeat(1000))).toBe('…');
});

test('[RUN-01] no address survives, wherever it is in a text', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (address, around) => {
      const shown = withoutSecrets(`The mail to <${address}> failed ${around}`);
      expect(shown).not.toContain(`${address.split('@')[0] ?? ''}@`);
    }),
  );
});
