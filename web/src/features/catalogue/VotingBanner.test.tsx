import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VotingBanner } from './VotingBanner.tsx';

const vote = { text: 'Which course next?', buttonCopy: 'Vote', buttonLink: 'https://vote.example/1' };
const isShown = (one: typeof vote): boolean => {
  const { unmount } = render(<VotingBanner vote={one} />);
  const banner = screen.queryByRole('region', { name: 'Vote' });
  unmount();
  return banner !== null;
};

test('[CAT-08] a dismissed vote stays dismissed, also with other words; one with another link is shown', async () => {
  expect(isShown(vote)).toBe(true);
  render(<VotingBanner vote={vote} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Vote' })).toBeNull();
  expect(isShown(vote)).toBe(false);
  expect(isShown({ ...vote, text: 'Last days: which course next?' })).toBe(false);
  expect(isShown({ ...vote, buttonLink: 'https://vote.example/2' })).toBe(true);
});

test('[CAT-08] a vote on another site opens in a new tab, and one of ours in the same', () => {
  const target = (buttonLink: string) => {
    const { unmount } = render(<VotingBanner vote={{ ...vote, buttonLink }} />);
    const { target: opened } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Vote/ });
    unmount();
    return opened;
  };
  expect([target('https://vote.example/1'), target('/surveys')]).toEqual(['_blank', '']);
});
