import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day } from '@atrium/domain/time.ts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { MiniMbaList } from './MiniMbaList.tsx';
import { miniMbaQuery } from './miniMbaQuery.ts';

vi.mock('#lib/clock.ts', () => ({ now: () => noon }));
vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));

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

test('[MBA-01] a Mini-MBA is running from its first instant, and finished at its end', () => {
  render(<MiniMbaList sessions={[aMiniMba('a', 0, 20), aMiniMba('b', -30, 0)]} labels={[]} />);
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards).toEqual([expect.stringContaining('In progress'), expect.stringContaining('Finished')]);
});

test('[MBA-02] what is bought is named; the area only where no session is', async () => {
  const named = async (...entitlements: { type: string; label: string; name: string }[]) => {
    vi.mocked(execute).mockResolvedValue({
      getEntitledBootcampSessions: [],
      getMemberEntitlements: entitlements,
    });
    return (await miniMbaQuery.load(new QueryClient()))?.labels;
  };
  const area = { type: 'AREA', label: 'bootcamps', name: 'Mini-MBAs' };
  const other = { type: 'AREA', label: 'ai-academy', name: 'AI Academy' };
  const session = { type: 'SESSION', label: 'mini-mba-ai-1', name: 'AI Mini-MBA 1/9/27' };
  expect(await named(area, other)).toEqual(['Mini-MBAs']);
  expect(await named(area, session, other)).toEqual(['AI Mini-MBA 1/9/27']);
  expect(await named(other)).toEqual([]);
});

test('[MBA-02] before the first one the heading names them', () => {
  render(<MiniMbaList sessions={[]} labels={['Mini-MBA 1/9/27', 'Mini-MBA 2/6/27']} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    "You're enrolled in Mini-MBA 1/9/27 and Mini-MBA 2/6/27",
  );
});
