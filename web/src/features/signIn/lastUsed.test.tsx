import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeStored } from '#lib/storage.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { LastUsed } from './LastUsed.tsx';
import { welcome } from './welcome.ts';

vi.mock('#lib/track.ts');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const marks = (): string[] =>
  screen.queryAllByText('Last used').map((mark) => mark.parentElement?.textContent.replace('\u00a0', ' ') ?? '');

test('[SIG-01] the way by which somebody signed in last in this browser is marked, not one that was only begun', () => {
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
  expect(marks()).toEqual([]);
  act(() => {
    welcome('federation');
  });
  expect(marks()).toEqual(['Continue with GoogleLast used']);
  act(() => {
    writeStored('chosenSignIn', 'company');
    welcome('federation');
  });
  expect(marks()).toEqual(['Corporate Login Last used']);
  // from a learning system
  act(() => {
    welcome('federation');
  });
  expect(marks()).toEqual(['Corporate Login Last used']);
});

test('[SIG-01] the other pages with the button mark nothing', () => {
  writeStored('lastSignIn', 'google');
  render(<GoogleButton context="signup" />);
  expect(marks()).toEqual([]);
});
