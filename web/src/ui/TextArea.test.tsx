import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

test.each([
  ['ab', '1 character left'],
  ['a', '2 characters left'],
  ['abcd', '1 character too many'],
  ['abcde', '2 characters too many'],
])('a member who writes hears how many characters are left, or too many, of three: %s', (value, words) => {
  render(<TextArea label="About you" value={value} limit={3} readOnly />);
  expect(screen.getByText(words)).toBeTruthy();
});
