import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aWireSession } from '#parts/facts/wire.fixture.ts';
import { Checklist } from './Checklist.tsx';
import { aLiveItem, aSessionPage } from './sessionPage.fixture.ts';
import type { ChecklistItemData } from './sessionQuery.ts';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', () => ({ useViewer: () => ({ timeZone: 'UTC' }) }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const rows = (...items: readonly ChecklistItemData[]) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Checklist items={items} page={aSessionPage()} show={vi.fn()} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('[SSN-06] a class that is over is attended, being confirmed or missed; only one to come is still to do', () => {
  expect(
    rows(
      aLiveItem({ sessionContentId: '1', title: 'One', completionStatus: 'COMPLETED', progress: 100 }),
      aLiveItem({ sessionContentId: '2', title: 'Two', isMissed: true }),
      aLiveItem({ sessionContentId: '3', title: 'Three', completionStatus: 'PENDING' }),
      aLiveItem({ sessionContentId: '4', title: 'Four', completionStatus: 'PENDING', isMissed: true }),
      aLiveItem({ sessionContentId: '5', title: 'Five' }),
      aLiveItem({ sessionContentId: '6', title: 'Six', subtype: 'VIDEO_GROUP', progress: 42 }),
    ),
  ).toEqual(['OneDone', 'TwoMissed', 'ThreeConfirming attendance', 'FourMissed', 'FiveTo do', 'Six42% watched']);
  expect(screen.getByText('1 of 6 done')).toBeDefined();
});

test('[SSN-15] each class that is over says what is with its recording, and a missed one how it is made up for', () => {
  const held = (sessionContentId: string, given: Partial<ChecklistItemData>) =>
    aLiveItem({ sessionContentId, title: sessionContentId, meetingEndAt: String(noon - hour), ...given });
  const old = { meetingEndAt: String(noon - 3 * day) };
  expect(
    rows(
      held('1', { completionStatus: 'COMPLETED', recordingUrl: '/recordings/1' }),
      held('2', { isMissed: true, recordingUrl: '/recordings/2', recordingCounts: true }),
      held('3', { isMissed: true, recordingUrl: '/recordings/3' }),
      held('4', { completionStatus: 'PENDING' }),
      held('5', { isMissed: true, ...old }),
      held('6', { completionStatus: 'COMPLETED', ...old }),
      held('7', { meetingEndAt: String(noon + hour) }),
    ),
  ).toEqual([
    '1Watch the recordingDone',
    '2Watch the recording. Watch it to make up for the class.Missed',
    "3Watch the recording. The recording doesn't count as attendance.Missed",
    '4Recording by Thu, Mar 5Confirming attendance',
    "5It wasn't recorded, so it can't be made up.Missed",
    '6Not recordedDone',
    '7To do',
  ]);
  const links = screen.getAllByRole('link', { name: 'Watch the recording' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/recordings/1', '/recordings/2', '/recordings/3']);
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
  ).toEqual(['OneDone', 'TwoTo do', 'ThreeDone', 'FourOptional']);
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
