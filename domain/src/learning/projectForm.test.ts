import { expect, test } from 'vitest';
import { longestProjectText, projectForm, reviewForm } from './projectForm.ts';

test('[SSN-08] a project is handed in with an address of the web and a short text, or with neither', () => {
  const link = (text: string) => projectForm.link({ link: text, note: '' });
  expect(['', ' ', 'https://docs.example/a', ' HTTP://docs.example '].flatMap(link)).toEqual([]);
  for (const text of ['docs.example/a', 'javascript:alert(1)', 'mailto:a@b.example', 'https://', 'https://a b'])
    expect([text, link(text)]).toEqual([text, ['A link begins with https://.']]);
  expect(link(`https://a.example/${'a'.repeat(2000)}`)).toEqual(['A link has at most 2,000 characters.']);
  const note = (length: number) => projectForm.note({ link: '', note: '𝒂'.repeat(length) });
  expect([note(0), note(longestProjectText)]).toEqual([[], []]);
  expect(note(longestProjectText + 1)).toEqual(['A text has at most 2,000 characters.']);
});

test('[RUN-02] a project is returned with words, and reviewed with words or without', () => {
  expect(reviewForm.words({ state: 'RETURNED', words: ' ' })).toEqual(['Say what is to be changed. They read it.']);
  expect(reviewForm.words({ state: 'RETURNED', words: 'Add a number.' })).toEqual([]);
  expect(reviewForm.words({ state: 'REVIEWED', words: '' })).toEqual([]);
  expect(reviewForm.words({ state: 'WAITING', words: '' })).toEqual([]);
  const long = 'a'.repeat(longestProjectText + 1);
  expect(reviewForm.words({ state: 'REVIEWED', words: long })).toEqual(['An answer has at most 2,000 characters.']);
});
