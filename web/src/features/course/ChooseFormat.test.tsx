import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aWireCard, aWireOnDemand, aWireSession } from '#parts/facts/wire.fixture.ts';
import { ChooseFormat } from './ChooseFormat.tsx';
import { courseFormats, firstChoice } from './courseFacts.ts';
import type { CourseDetail } from './courseQuery.ts';

const viewer = aViewer({ entitlements: ['area/mcsc-unlimited'] });
const useViewer = vi.hoisted(() => vi.fn<() => Viewer>());
vi.mock('#lib/viewer.ts', () => ({ useViewer }));
beforeEach(() => {
  useViewer.mockReturnValue(viewer);
});

function show(...sessions: CourseDetail['sessions']): void {
  const detail: CourseDetail = {
    card: {
      ...aWireCard(),
      subtitle: '',
      description: '',
      faculty: [],
    },
    whoWillBenefit: [],
    whatYouWillLeaveWith: [],
    topTakeaway: '',
    courseSyllabusUrl: null,
    trailer: null,
    meetings: [],
    outline: [],
    lessonCount: 5,
    lessonSeconds: 3e3,
    sessions,
  };
  const formats = courseFormats(detail, [], noon);
  render(
    <ChooseFormat
      detail={detail}
      formats={formats}
      chosen={firstChoice(formats.live, noon) ?? null}
      onChoose={vi.fn()}
      view={{ now: noon, zone: 'UTC' }}
      enroll={() => null}
    />,
  );
}

const closing = (endAt: number) =>
  aWireSession({
    startAt: String(noon - 6 * day),
    endAt: String(endAt),
    enrollmentClose: String(noon + 8 * hour),
  });

test('a sprint in its last day, which nobody can join any more, does not say when enrollment closes', () => {
  show(closing(noon + 8 * hour));
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(screen.queryByText(/^Closes in/)).toBeNull();
});

test('a sprint that can still be joined says when enrollment closes', () => {
  show(closing(noon + 3 * day));
  expect(screen.getByText('Closes in 8 Hours')).toBeTruthy();
});

test('[ENR-06] a date that was canceled says so to members who had enrolled, and another one is chosen first', () => {
  const canceled = aWireSession({ sessionId: 'off', enrollmentStatus: 'ENROLLED', cancelled: true });
  show(canceled, aWireSession({ sessionId: 'on', startAt: String(noon + 60 * day), endAt: String(noon + 74 * day) }));
  expect(screen.getByText('Canceled')).toBeTruthy();
  expect(screen.queryByText('Enrolled')).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true]);
  document.body.replaceChildren();
  show(canceled);
  expect(screen.getAllByText('Canceled')).toHaveLength(2);
  expect(screen.queryByText('Enrolled')).toBeNull();
});

test('[ENR-04] the date with a seat to claim is chosen first, also by a member who is enrolled in another one', () => {
  const later = { startAt: String(noon + 60 * day), endAt: String(noon + 74 * day) };
  const offer = { enrollmentStatus: 'WAITLISTED', offerExpiresAt: String(noon + hour) } as const;
  show(
    aWireSession({ sessionId: 'own', enrollmentStatus: 'ENROLLED' }),
    aWireSession({ sessionId: 'w', ...later, ...offer }),
  );
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true]);
  expect(screen.getByText(/^Materials open as soon as you claim your seat\./)).toBeTruthy();
  document.body.replaceChildren();
  show(aWireSession({ ...later, ...offer, offerExpiresAt: null }));
  expect(screen.getByText(/^Materials open if you get a seat\./)).toBeTruthy();
});

test('[CRS-07] on demand names all lessons, also those that the outline leaves out', () => {
  show(aWireOnDemand());
  expect(screen.getByText('All 5 lessons at your own pace (50 minutes).')).toBeTruthy();
});

test('[SSN-04] what is not released is nothing that anybody is watching or starts today', () => {
  const own = { ...aWireOnDemand(), enrollmentStatus: 'ENROLLED' } as const;
  const said = () => [screen.queryByText('Watching On Demand') !== null, screen.queryByText('Start today') !== null];
  show(own);
  expect(said()).toEqual([true, false]);
  document.body.replaceChildren();
  useViewer.mockReturnValue({ ...viewer, flags: { ...viewer.flags, onDemand2024Refresh: [] } });
  show(own);
  expect(said()).toEqual([false, false]);
  document.body.replaceChildren();
  show(aWireOnDemand());
  expect(said()).toEqual([false, false]);
});
