import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { toMemberSession } from '#parts/facts/memberSession.ts';
import { anOwnMeeting, aWireSession } from '#parts/facts/wire.fixture.ts';
import { onAnnounce } from '#ui/announce.ts';
import { toast } from '#ui/toast.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { followEnrollment } from './afterEnrollment.ts';
import { EnrollButton } from './EnrollButton.tsx';
import { EnrolledDialog } from './EnrolledDialog.tsx';
import { enrollmentToast, showEnrollmentDialog } from './enrollmentDialog.ts';
import { EnrollmentDialogs } from './EnrollmentDialogs.tsx';
import { EnrollDialog, SwapDialog } from './OpenDialog.tsx';
import { UnenrollDialog } from './UnenrollDialog.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', () => ({
  useViewer: () => ({ ...aViewer(viewer), memberId: 'm1', timeZone: 'UTC' }),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => go,
}));
const go = vi.hoisted(() => vi.fn());
const viewer = vi.hoisted(() => ({ entitlements: ['area/mcsc-unlimited'] }));

const start = Date.now() + 30 * day;
const aSession = (given: Partial<SessionFieldsFragment> = {}) =>
  aWireSession({ startAt: String(start), endAt: String(start + 14 * day), ...given });
const subject = (given: Partial<SessionFieldsFragment> = {}) => ({
  session: toMemberSession(aSession(given)),
  courseTitle: 'Pricing as Strategy',
});
const show = (children: ReactNode, queryClient = new QueryClient()) =>
  render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);
const inputOf = (variables: unknown) => (variables as { input?: object }).input;
const answer = (session: SessionFieldsFragment) => {
  vi.mocked(execute).mockImplementation((_document, variables) =>
    Promise.resolve(
      inputOf(variables)
        ? { saveEnrollment: { session, conflictSession: null, error: null } }
        : { getSessionLink: null },
    ),
  );
};
const sent = () => vi.mocked(execute).mock.calls.flatMap(([, variables]) => inputOf(variables) ?? []);

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.mocked(execute).mockReset();
  go.mockReset();
  answer(aSession());
  showEnrollmentDialog(null);
});

test('[ENR-07] the dialog says what cannot be had back, and offers to keep it', () => {
  const asked = (given: Partial<SessionFieldsFragment>) => {
    const { unmount } = show(<UnenrollDialog subject={subject(given)} onClose={vi.fn()} />);
    const dialog = screen.getByRole('dialog', { hidden: true });
    const buttons = within(dialog).getAllByRole('button', { hidden: true });
    const shown = [dialog.textContent, ...buttons.map(({ textContent }) => textContent)];
    unmount();
    return shown;
  };
  const closed = asked({ enrollmentStatus: 'ENROLLED', leavingCost: 'CLOSED_SEAT' });
  expect(closed[0]).toContain("Enrollment has closed, so you can't get your seat back.");
  expect(closed).toContain('Keep my seat');
  const full = asked({ enrollmentStatus: 'ENROLLED', leavingCost: 'FULL_SEAT' });
  expect(full[0]).toContain('This session is full.');
  const offered = asked({ enrollmentStatus: 'WAITLISTED', leavingCost: 'OFFERED_SEAT' });
  expect(offered[0]).toContain('A seat is held for you.');
  expect(offered[0]).not.toContain('place');
  expect(offered).toContain('Keep my seat');
  const waits = asked({ enrollmentStatus: 'WAITLISTED', leavingCost: 'PLACE' });
  expect(waits[0]).toContain("You'll lose your place.");
  expect(waits).toContain('Keep my place');
  const free = asked({ enrollmentStatus: 'ENROLLED' });
  expect(free[0]).not.toContain('back');
  expect(free).toContain('Cancel');
});

test('[ENR-03] leaving a session and leaving its waitlist have their own explanation', () => {
  const first = show(<UnenrollDialog subject={subject({ enrollmentStatus: 'ENROLLED' })} onClose={vi.fn()} />);
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Your progress is saved.');
  expect(screen.getByRole('dialog', { hidden: true }).textContent).not.toContain('lose your place');
  first.unmount();
  show(<UnenrollDialog subject={subject({ enrollmentStatus: 'WAITLISTED' })} onClose={vi.fn()} />);
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain("You'll lose your place.");
  expect(screen.getByRole('dialog', { hidden: true }).textContent).not.toContain('progress');
});

test('[ENR-04] a swap names the current session before the new one, and requests exactly that', async () => {
  const held = toMemberSession(
    aSession({ sessionId: 'held', startAt: String(Date.UTC(2026, 2, 2)), endAt: String(Date.UTC(2026, 2, 6)) }),
  );
  const wanted = subject({ startAt: String(Date.UTC(2026, 5, 1)), endAt: String(Date.UTC(2026, 5, 5)) });
  show(<SwapDialog subject={wanted} held={held} onClose={vi.fn()} />);
  const words = screen.getByRole('dialog', { hidden: true });
  expect(within(words).getByText('From').nextElementSibling?.textContent).toBe('Mar 2 to 6, 2026');
  expect(within(words).getByText('To').nextElementSibling?.textContent).toBe('Jun 1 to 5, 2026');
  answer(aSession({ enrollmentStatus: 'ENROLLED' }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch session', hidden: true }));
  expect(sent()).toMatchObject([{ sessionId: 's1', swapFrom: 'held', unenroll: false }]);
});

test('[ENR-06] of a canceled session nothing is left but to leave it', () => {
  show(<EnrollButton {...subject({ enrollmentStatus: 'ENROLLED', cancelled: true })} />);
  expect(screen.getByText(/^This session was canceled\./)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unenroll']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('[ENR-04] an offered seat is claimed by its button', async () => {
  const offered = subject({
    enrollmentStatus: 'WAITLISTED',
    waitlistPosition: 1,
    offerExpiresAt: String(Date.now() + hour),
  });
  show(
    <>
      <EnrollButton {...offered} />
      <EnrollmentDialogs />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Claim your seat' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('Your seat is held until');
  answer(aSession({ enrollmentStatus: 'ENROLLED' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Claim your seat', hidden: true }));
  expect(sent()).toMatchObject([{ sessionId: 's1', unenroll: false }]);
});

test('[ENR-04] an offer shows its expiry, with the day when it is not today, and says that claiming it swaps', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 4, 20) });
  const until = (at: number) => subject({ enrollmentStatus: 'WAITLISTED', offerExpiresAt: String(at) });
  const night = until(Date.UTC(2026, 2, 5, 8));
  const first = show(
    <>
      <EnrollButton {...night} />
      <EnrollDialog subject={night} onClose={vi.fn()} />
    </>,
  );
  expect(screen.getByText('Held for you until Thu, Mar 5, 8:00 AM UTC.')).toBeTruthy();
  const words = screen.getByRole('dialog', { hidden: true }).textContent;
  expect(words).toContain('Your seat is held until Thu, Mar 5, 8:00\u00a0AM\u00a0UTC.');
  expect(words).toContain('claiming this one switches you over');
  first.unmount();
  show(<EnrollButton {...until(Date.UTC(2026, 2, 4, 22))} />);
  expect(screen.getByText('Held for you until 10:00 PM UTC.')).toBeTruthy();
});

test('[ENR-04] an offer that has ended is no longer shown or claimed, by its button or in its dialog', () => {
  const offerExpiresAt = Date.UTC(2026, 2, 5, 8);
  const offered = subject({ enrollmentStatus: 'WAITLISTED', offerExpiresAt: String(offerExpiresAt) });
  const claims = () => screen.queryAllByText(/Claim your seat|held/i).length;
  for (const [now, shown] of [
    [offerExpiresAt - 1, 4],
    [offerExpiresAt, 0],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const page = show(
      <>
        <EnrollButton {...offered} />
        <EnrollDialog subject={offered} onClose={vi.fn()} />
      </>,
    );
    expect(claims()).toBe(shown);
    page.unmount();
  }
});

/** A page whose button disappears once the seat is taken, a moment after the answer, as on the cached page. */
const Page = () => {
  const initialData = () => ({ list: [aSession()] });
  const { data } = useQuery({ queryKey: ['home'], queryFn: initialData, initialData, enabled: false });
  const enrollmentStatus = data.list[0]?.enrollmentStatus ?? 'NO_STATUS';
  return (
    <main>
      <h1 tabIndex={-1}>Pricing as Strategy</h1>
      <div>
        <EnrollButton key={enrollmentStatus} {...subject({ enrollmentStatus })} />
      </div>
      <EnrollmentDialogs />
    </main>
  );
};

test('[ENR-02] [ENR-03] the focus is never lost: after enrolling on the new button, after leaving on the heading', async () => {
  show(<Page />);
  answer(aSession({ enrollmentStatus: 'ENROLLED' }));
  expect(screen.getByRole('button', { name: 'Enroll' }).getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Enroll' }));
  const ready = await screen.findByRole('dialog', { name: 'Ready to learn?', hidden: true });
  await userEvent.click(within(ready).getByRole('button', { name: 'Enroll', hidden: true }));
  const next = await screen.findByRole('dialog', { name: "What's next...", hidden: true });
  expect(document.activeElement).toBe(within(next).getByRole('link', { name: 'Open the session', hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => {
    expect(document.activeElement?.textContent).toBe('Open the session');
  });
  answer(aSession({ enrollmentStatus: 'ENROLL' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unenroll' }));
  const sure = await screen.findByRole('dialog', { name: 'Are you sure?', hidden: true });
  await userEvent.click(within(sure).getByRole('button', { name: 'Unenroll', hidden: true }));
  await screen.findByRole('button', { name: 'Enroll' });
  expect(document.activeElement?.tagName).toBe('H1');
});

test('[ENR-03] leaving an open session stays on its page, scrolled to the top; leaving a closed one opens the courses', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  for (const [status, ways] of [
    ['ENROLL', []],
    ['CLOSED', [[{ to: '/courses' }]]],
  ] as const) {
    const page = show(<UnenrollDialog subject={subject({ enrollmentStatus: 'ENROLLED' })} onClose={vi.fn()} />);
    answer(aSession({ enrollmentStatus: status }));
    await userEvent.click(screen.getByRole('button', { name: 'Unenroll', hidden: true }));
    await waitFor(() => {
      expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    });
    expect(go.mock.calls).toEqual(ways);
    scrollTo.mockClear();
    page.unmount();
  }
});

test('[ENR-03] Undo takes the seat again', async () => {
  show(
    <>
      <UnenrollDialog subject={subject({ enrollmentStatus: 'ENROLLED' })} onClose={vi.fn()} />
      <Toasts />
    </>,
  );
  answer(aSession({ enrollmentStatus: 'ENROLL' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unenroll', hidden: true }));
  const undo = await screen.findByRole('button', { name: 'Undo', hidden: true });
  answer(aSession({ enrollmentStatus: 'ENROLLED' }));
  await userEvent.click(undo);
  expect(sent()).toMatchObject([
    { sessionId: 's1', unenroll: true },
    { sessionId: 's1', unenroll: false },
  ]);
  expect(await screen.findByText("You're enrolled in Pricing as Strategy again")).toBeTruthy();
});

/** Leaves a session; afterwards the server answers that it has this status. */
async function leave(enrollmentStatus: 'ENROLL' | 'WAITLIST' | 'CLOSED'): Promise<void> {
  show(
    <>
      <UnenrollDialog subject={subject({ enrollmentStatus: 'ENROLLED' })} onClose={vi.fn()} />
      <EnrollmentDialogs />
      <Toasts />
    </>,
  );
  answer(aSession({ enrollmentStatus }));
  await userEvent.click(screen.getByRole('button', { name: 'Unenroll', hidden: true }));
  await screen.findByText("You've unenrolled from Pricing as Strategy");
}

test.each(['CLOSED', 'WAITLIST'] as const)(
  '[ENR-03] nothing is to be undone where the seat cannot be taken again: %s',
  async (left) => {
    await leave(left);
    expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
  },
);

test('[ENR-03] a member who leaves a waitlist reads that they have left the waitlist, not that they gave up a seat', async () => {
  show(
    <>
      <UnenrollDialog subject={subject({ enrollmentStatus: 'WAITLISTED' })} onClose={vi.fn()} />
      <Toasts />
    </>,
  );
  answer(aSession({ enrollmentStatus: 'WAITLIST' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove From Waitlist', hidden: true }));
  expect(await screen.findByText('You left the waitlist for Pricing as Strategy')).toBeTruthy();
});

test('[ENR-03] [ENR-04] an Undo by a member who has a seat in another session by then asks whether to switch', async () => {
  await leave('ENROLL');
  vi.mocked(execute).mockResolvedValue({
    saveEnrollment: {
      session: null,
      conflictSession: aSession({ sessionId: 'other', enrollmentStatus: 'ENROLLED' }),
      error: { code: 'COURSE_SEAT_HELD', message: 'You hold a seat in this course.' },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Switch sessions?', hidden: true })).toBeTruthy();
  expect(screen.queryByText("You're enrolled in Pricing as Strategy again")).toBeNull();
});

test('[ENR-03] the message about an earlier press gives way to the next dialog', async () => {
  show(
    <>
      <EnrollmentDialogs />
      <Toasts />
    </>,
  );
  act(() => {
    toast({ id: enrollmentToast, message: 'You left the waitlist', lasts: null });
    toast({ id: 'another', message: 'Link copied', lasts: null });
  });
  expect(await screen.findByText('You left the waitlist')).toBeTruthy();
  act(() => {
    showEnrollmentDialog({ kind: 'enroll', ...subject() });
  });
  await screen.findByRole('dialog', { name: 'Ready to learn?', hidden: true });
  expect(screen.queryByText('You left the waitlist')).toBeNull();
  expect(screen.getByText('Link copied')).toBeTruthy();
});

test('[ENR-01] the dialog names the overlapping meeting with its time', () => {
  const clash = anOwnMeeting({ courseTitle: 'AI for Business Leaders', startAt: Date.UTC(2026, 2, 5, 15) });
  show(<EnrollDialog subject={{ ...subject(), clash }} onClose={vi.fn()} />);
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain(
    'Overlaps with AI for Business Leaders on Thu, Mar 5, 3:00\u00a0PM\u00a0UTC.',
  );
});

test('[CRS-03] an enrolled member sees the link into the session first; leaving comes last and unobtrusively', () => {
  show(<EnrollButton {...subject({ enrollmentStatus: 'ENROLLED' })} wide />);
  const [first, last] = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
  expect([first?.textContent, last?.textContent]).toEqual(['Open the session', 'Unenroll']);
  expect(last?.className).not.toBe(first?.className);
});

test('[ENR-02] in a session that is running no dialog follows, and screen readers hear of the seat', () => {
  const said = vi.fn();
  const end = onAnnounce(said);
  const running = { startAt: String(Date.now() - hour), endAt: String(Date.now() + hour) };
  const follow = (given: Partial<SessionFieldsFragment>) => {
    const { session, courseTitle } = subject({ enrollmentStatus: 'ENROLLED', ...given });
    act(() => {
      followEnrollment(session, courseTitle);
    });
    return screen.queryByRole('dialog', { hidden: true }) !== null;
  };
  show(<EnrollmentDialogs />);
  expect([follow(running), said.mock.calls]).toEqual([false, [["You're enrolled in Pricing as Strategy."]]]);
  end();
});

test('[ENR-02] [THR-47] the page of a session is offered only to members for whom it opens', () => {
  const offered = (courseType: SessionFieldsFragment['courseType']) => {
    const session = subject({ enrollmentStatus: 'ENROLLED', courseType });
    const { unmount } = show(<EnrolledDialog subject={session} onClose={vi.fn()} />);
    const links = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
    unmount();
    return links;
  };
  viewer.entitlements = ['area/mcsc-unlimited'];
  expect(offered('SPRINT')).toEqual(['Go to Courses', 'Open the session']);
  viewer.entitlements = [];
  expect(offered('SPRINT')).toEqual(['Go to Courses']);
  viewer.entitlements = ['area/mcsc-unlimited'];
});
