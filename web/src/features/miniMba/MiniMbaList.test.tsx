import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day } from '@atrium/domain/time.ts';
import { MiniMbaList } from './MiniMbaList.tsx';

vi.mock('#lib/clock.ts', () => ({ now: () => noon }));

const aMiniMba = (sessionId: string, from: number, to: number) => ({
  sessionId,
  title: `Mini-MBA ${sessionId}`,
  subtitle: 'Mini-MBA',
  coverImageUrl: '/cover.svg',
  startAt: String(noon + from * day),
  endAt: String(noon + to * day),
});

test('[MBA-01] each Mini-MBA says whether it is finished, running or upcoming', () => {
  render(<MiniMbaList sessions={[aMiniMba('a', -60, -30), aMiniMba('b', -5, 20), aMiniMba('c', 5, 40)]} labels={[]} />);
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringContaining('Finished'),
    expect.stringContaining('In progress'),
    expect.stringContaining('Upcoming'),
  ]);
});

test('[MBA-02] before the first one the heading names them', () => {
  render(<MiniMbaList sessions={[]} labels={['Mini-MBA 1/9/27', 'Mini-MBA 2/6/27']} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    "You're enrolled in Mini-MBA 1/9/27 and Mini-MBA 2/6/27",
  );
});
