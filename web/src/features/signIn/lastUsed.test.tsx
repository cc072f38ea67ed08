import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeStored } from '#lib/storage.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { LastUsed } from './LastUsed.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const marks = (): string[] =>
  screen.queryAllByText('Last used').map((mark) => mark.parentElement?.textContent.replace('\u00a0', ' ') ?? '');

test('[SIG-01] the way that was chosen last in this browser is marked on the sign-in page', () => {
  render(
    <>
      <GoogleButton context="login" />
      <p>
        Corporate Login <LastUsed way="company" />
      </p>
    </>,
  );
  expect(marks()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Continue with Google' }));
  expect(marks()).toEqual(['Continue with GoogleLast used']);
  act(() => {
    writeStored('lastSignIn', 'company');
  });
  expect(marks()).toEqual(['Corporate Login Last used']);
});

test('[SIG-01] the other pages with the button mark nothing', () => {
  writeStored('lastSignIn', 'google');
  render(<GoogleButton context="signup" />);
  expect(marks()).toEqual([]);
});
