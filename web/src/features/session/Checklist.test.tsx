import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Checklist } from './Checklist.tsx';
import { aWireSession } from '#parts/facts/wire.fixture.ts';
import { aLiveItem, aSessionPage } from './sessionPage.fixture.ts';
import type { ChecklistItemData } from './sessionQuery.ts';

vi.mock('#lib/graphql.ts');

const rows = (...items: readonly ChecklistItemData[]) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Checklist items={items} page={aSessionPage()} show={vi.fn()} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('[SSN-06] a class that is over is attended, being counted or missed; only one to come is still to do', () => {
  const recording = { isMissed: true, recordingUrl: '/recordings/1' };
  expect(
    rows(
      aLiveItem({ sessionContentId: '1', title: 'One', completionStatus: 'COMPLETED', progress: 100 }),
      aLiveItem({ sessionContentId: '2', title: 'Two', isMissed: true }),
      aLiveItem({ sessionContentId: '3', title: 'Three', completionStatus: 'PENDING' }),
      aLiveItem({ sessionContentId: '4', title: 'Four', completionStatus: 'PENDING', isMissed: true }),
      aLiveItem({ sessionContentId: '5', title: 'Five', ...recording }),
      aLiveItem({ sessionContentId: '6', title: 'Six' }),
    ),
  ).toEqual(['OneDone', 'TwoMissed', 'ThreeBeing counted', 'FourMissed', 'FiveWatch the recording', 'SixTo do']);
  expect(screen.getByRole('link', { name: 'Watch the recording' }).getAttribute('href')).toBe('/recordings/1');
  expect(screen.getByText('1 of 6 done')).toBeDefined();
});

test('[SSN-06] a bonus is none of the steps that are counted', () => {
  const bonus = { subtype: 'OPTIONAL_VIDEO_GROUP', checklistGroupName: 'More' } as const;
  expect(
    rows(
      aLiveItem({ sessionContentId: '1', title: 'One', completionStatus: 'COMPLETED', progress: 100 }),
      aLiveItem({ sessionContentId: '2', title: 'Two' }),
      aLiveItem({ sessionContentId: '3', title: 'Three', ...bonus, completionStatus: 'BONUS_COMPLETED' }),
      aLiveItem({ sessionContentId: '4', title: 'Four', ...bonus, completionStatus: 'BONUS_NOT_COMPLETED' }),
    ),
  ).toEqual(['OneDone', 'TwoTo do', 'ThreeBonus, done', 'FourBonus']);
  expect(screen.getByText('1 of 2 done')).toBeDefined();
});

test('[SSN-06] a canceled session has no steps to do, also with classes on its list', () => {
  const page = aSessionPage({ session: aWireSession({ enrollmentStatus: 'ENROLLED', cancelled: true }) });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Checklist
        items={[aLiveItem(), aLiveItem({ sessionContentId: '2', isMissed: true })]}
        page={page}
        show={vi.fn()}
      />
    </QueryClientProvider>,
  );
  expect(container.textContent).toBe('');
});
