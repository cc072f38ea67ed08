import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CatalogueSections } from './CatalogueSections.tsx';
import type { CatalogueEntry } from './catalogueView.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const entries = (ids: string) => ids.split(' ').map((courseId) => ({ courseId }) as CatalogueEntry);

test('while the page opens, only the first cards of all sections together are rendered at once', () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as unknown as PerformanceEntry]);
  const sections = [
    { key: 'active', title: 'Active', count: 6, entries: entries('a1 a2 a3 a4 a5 a6') },
    { key: 'available', title: 'Available', count: 3, entries: entries('b1 b2 b3') },
    { key: 'past', title: 'Past', count: 1, entries: entries('c1') },
  ] as const;
  const early: string[] = [];
  const card = ({ courseId }: CatalogueEntry, isEager: boolean) => {
    if (isEager) early.push(courseId.charAt(0));
    return <p key={courseId}>{courseId}</p>;
  };
  const { unmount } = render(<CatalogueSections sections={sections} card={card} />);
  // the pictures of the first section alone are on the first screen
  expect([...new Set(early)]).toEqual(['a']);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toHaveLength(3);
  expect(screen.getAllByText(/^[abc]\d$/).map(({ textContent }) => textContent)).toEqual(
    'a1 a2 a3 a4 a5 a6 b1 b2'.split(' '),
  );
  unmount();
});
