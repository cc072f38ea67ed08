import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { CalendarDialog } from '#parts/CalendarDialog.tsx';
import { eventsCalendarQuery } from '#parts/calendars.ts';
import { onAnnounce } from '#ui/announce.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { EventBanner } from './EventBanner.tsx';
import { EventPage } from './EventPage.tsx';
import type { EventPageData } from './eventQuery.ts';
import { RsvpButton } from './RsvpButton.tsx';

const given = vi.hoisted(() => ({ inviteAFriend: false }));

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', () => ({
  useViewer: () => ({ ...aViewer({}), memberId: 'm1', timeZone: 'America/New_York', flags: given }),
}));

const start = Date.UTC(2026, 10, 26, 14);
const anEvent = (facts: Partial<EventPageData> = {}): EventPageData => ({
  memberEventId: 'e1',
  title: 'Open hour',
  subtitle: 'Bring a price',
  details: '<p>Three members.</p>',
  status: 'PUBLISHED',
  eventStart: start,
  eventEnd: start + 45 * minute,
  heroImageUrl: '/hero.svg',
  eventType: { label: 'Talk' },
  eventCategory: { label: 'Key Date' },
  attending: false,
  takesRsvp: true,
  zoomLink: null,
  recordingUrl: null,
  calendarUrl: null,
  googleUrl: null,
  outlookUrl: null,
  ...facts,
});
const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      {children}
      <Toasts />
    </QueryClientProvider>,
  );
const at = (now: number) => vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

beforeEach(() => {
  vi.mocked(execute).mockReset();
  given.inviteAFriend = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test('[EVT-02] the date is in the zone of the member and in UTC', () => {
  at(start - 30 * hour);
  show(<EventPage event={anEvent()} onDue={vi.fn()} />);
  expect(screen.getByText('Thu, Nov 26, 2026')).toBeDefined();
  expect(screen.getByText(/9:00 AM to 9:45 AM GMT-\u20605/)).toBeDefined();
  expect(screen.getByText('Thu, Nov 26, 2:00 PM UTC')).toBeDefined();
});

test('[EVT-04] the countdown renders alone, and is announced only when the state changes', () => {
  at(start - 2 * minute);
  const rendered = vi.fn();
  const said = vi.fn();
  onAnnounce(said);
  const event = anEvent();
  show(
    <Profiler id="page" onRender={rendered}>
      <EventBanner event={event} />
    </Profiler>,
  );
  expect(screen.getByRole('timer').textContent).toBe('Starts in 0 hours 2 minutes - Save your spot now!');
  act(() => {
    vi.advanceTimersByTime(minute);
  });
  expect(screen.getByRole('timer').textContent).toBe('Starts in 0 hours 1 minute - Save your spot now!');
  expect(said).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(minute);
  });
  expect(screen.getByText('Event has started')).toBeDefined();
  expect(said).toHaveBeenCalledExactlyOnceWith('Event has started');
});

test('[EVT-05] when the room opens while the page is shown, the event is fetched again', () => {
  at(start - 3 * hour - minute);
  const due = vi.fn();
  show(<EventPage event={anEvent({ attending: true })} onDue={due} />);
  act(() => {
    vi.advanceTimersByTime(minute - 1);
  });
  expect(due).not.toHaveBeenCalled();
  for (const passed of [1, 2000]) {
    act(() => {
      vi.advanceTimersByTime(passed);
    });
  }
  expect(due).toHaveBeenCalledOnce();
});

const calendar = {
  calendarUrl: 'https://a.example/e1.ics',
  googleUrl: 'https://google.example/e1',
  outlookUrl: 'https://outlook.example/e1',
};

test('[EVT-03] a calendar file, Google and Outlook are offered while attending, and not when they cannot be had', () => {
  at(start - 30 * hour);
  const none = show(<EventPage event={anEvent({ attending: true })} onDue={vi.fn()} />);
  expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull();
  none.unmount();
  show(<EventPage event={anEvent({ attending: true, ...calendar })} onDue={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeTruthy();
  const ways = screen.getAllByRole<HTMLAnchorElement>('menuitem', { hidden: true });
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Download .ics file', 'https://a.example/e1.ics'],
    ['Subscribe (webcal)', 'webcal://a.example/e1.ics'],
    ['Google Calendar', 'https://google.example/e1'],
    ['Outlook', 'https://outlook.example/e1'],
  ]);
});

test('[EVT-03] [EVT-06] once the event is over it is in no calendar to be, and nobody is invited', () => {
  given.inviteAFriend = true;
  const event = anEvent({ attending: true, ...calendar });
  const offers = () => [
    screen.queryByRole('button', { name: 'Add to Calendar' }) !== null,
    screen.queryByRole('button', { name: 'Invite a Friend' }) !== null,
  ];
  at(start + 45 * minute - 1);
  const running = show(<EventPage event={event} onDue={vi.fn()} />);
  expect(offers()).toEqual([true, true]);
  running.unmount();
  at(start + 45 * minute);
  show(<EventPage event={event} onDue={vi.fn()} />);
  expect(offers()).toEqual([false, false]);
});

test('[EVT-03] an RSVP names the member, and a refusal is shown in the question', async () => {
  vi.mocked(execute).mockResolvedValue({
    saveMemberEventRsvp: {
      updatedMemberEventRsvpId: null,
      error: { code: 'EVENT_ENDED', message: 'This event is over.' },
    },
  });
  show(<EventPage event={anEvent({ eventStart: Date.now() + hour, eventEnd: null })} onDue={vi.fn()} />);
  await userEvent.click(button('RSVP to Event'));
  await userEvent.click(button('Confirm'));
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('This event is over.');
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toMatchObject({
    input: { userId: 'm1', memberEventId: 'e1', status: 'ACTIVE' },
  });
});

test('[EVT-03] an Undo that is refused says why', async () => {
  const answer = (error: object | null) => ({ saveMemberEventRsvp: { updatedMemberEventRsvpId: 'r1', error } });
  vi.mocked(execute)
    .mockResolvedValueOnce(answer(null))
    .mockResolvedValueOnce(answer({ code: 'EVENT_ENDED', message: 'This event is over.' }));
  const event = anEvent({ eventStart: Date.now() + hour, eventEnd: null, attending: true });
  show(<EventPage event={event} onDue={vi.fn()} />);
  await userEvent.click(button('Cancel RSVP'));
  const question = screen.getByRole('dialog', { name: 'Are you sure?', hidden: true });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel RSVP', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('This event is over.')).toBeDefined();
  expect(screen.queryByText('Event confirmed')).toBeNull();
});

test('[EVT-05] the room is offered until the event is over', () => {
  at(start);
  const event = anEvent({ attending: true, zoomLink: '/meeting' });
  const open = show(<EventPage event={event} onDue={vi.fn()} />);
  expect(screen.getByRole('link', { name: 'Watch Event' }).getAttribute('href')).toBe('/meeting');
  open.unmount();
  at(start + 45 * minute);
  show(<EventPage event={event} onDue={vi.fn()} />);
  expect(screen.queryByRole('link', { name: 'Watch Event' })).toBeNull();
});

test('[EVT-01] the calendar of all events opens at Subscribe, before its other actions and its field', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const page = { url: 'https://atrium.test/c.ics', webcalUrl: 'webcal://atrium.test/c.ics' };
  queryClient.setQueryData(eventsCalendarQuery().queryKey, { page, refusal: null });
  render(
    <QueryClientProvider client={queryClient}>
      <CalendarDialog of="events" onClose={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(document.activeElement?.textContent).toBe('Subscribe in Calendar');
});

test('[EVT-06] the refusal of an invitation is said until the addresses are changed', async () => {
  given.inviteAFriend = true;
  const error = { code: 'VALIDATION_FAILED', message: "nobody isn't an email address." };
  vi.mocked(execute).mockResolvedValue({ inviteFriendsToEvent: { sent: null, error } });
  show(<EventPage event={anEvent({ eventStart: Date.now() + hour, eventEnd: null })} onDue={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Email addresses'), 'nobody');
  await userEvent.click(button('Send'));
  expect(await screen.findByText(error.message)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Email addresses'), '@');
  expect(screen.queryByText(error.message)).toBeNull();
});

test('[EVT-06] a refusal after Enter, which has closed the field, opens it again', async () => {
  given.inviteAFriend = true;
  const error = { code: 'RATE_LIMITED', message: 'You can invite 20 people each day.' };
  vi.mocked(execute).mockResolvedValue({ inviteFriendsToEvent: { sent: null, error } });
  show(<EventPage event={anEvent({ eventStart: Date.now() + hour, eventEnd: null })} onDue={vi.fn()} />);
  const states: string[] = [];
  screen.getByRole('dialog', { name: 'Invite a Friend', hidden: true }).addEventListener('toggle', (event) => {
    states.push(event.newState);
  });
  await userEvent.type(screen.getByLabelText('Email addresses'), 'ada@example.org{Enter}');
  expect(await screen.findByText(error.message)).toBeDefined();
  expect(states).toEqual(['closed', 'open']);
});

test('[EVT-06] the Enter that chooses a word of an input method sends nothing', async () => {
  given.inviteAFriend = true;
  vi.mocked(execute).mockResolvedValue({ inviteFriendsToEvent: { sent: 1, error: null } });
  show(<EventPage event={anEvent({ eventStart: Date.now() + hour, eventEnd: null })} onDue={vi.fn()} />);
  const field = screen.getByLabelText('Email addresses');
  await userEvent.type(field, 'ada@example.org');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  await userEvent.type(field, ', ben@example.org{Enter}');
  await vi.waitFor(() => {
    expect(execute).toHaveBeenCalled();
  });
  const emails = ['ada@example.org', 'ben@example.org'];
  expect(vi.mocked(execute).mock.calls.map(([, variables]) => variables)).toMatchObject([{ input: { emails } }]);
});

test('[EVT-06] addresses go out each on its own; without any, Send is disabled', async () => {
  given.inviteAFriend = true;
  vi.mocked(execute).mockResolvedValue({ inviteFriendsToEvent: { sent: 2, error: null } });
  show(<EventPage event={anEvent({ eventStart: Date.now() + hour, eventEnd: null })} onDue={vi.fn()} />);
  const send = button('Send');
  expect(send).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Email addresses'), 'Ada@example.org, bob@example.org');
  await userEvent.click(send);
  expect(await screen.findByText('2 invitations sent')).toBeDefined();
  expect(screen.getByLabelText('Email addresses')).toHaveProperty('value', '');
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toMatchObject({
    input: {
      memberEventId: 'e1',
      deviceId: expect.any(String) as string,
      emails: ['ada@example.org', 'bob@example.org'],
    },
  });
});

test('[EVT-03] an event of a list is answered in place, and one that is over cannot be answered', async () => {
  const card = (eventStart: number) => ({
    memberEventId: 'e1',
    title: 'Open hour',
    heroImageUrl: '/hero.svg',
    eventEnd: null,
    attending: false,
    eventStart: String(eventStart),
    status: 'PUBLISHED' as const,
    eventCategory: { label: 'Talk' },
    takesRsvp: true,
    zoomLink: null,
  });
  vi.mocked(execute).mockResolvedValue({ saveMemberEventRsvp: { updatedMemberEventRsvpId: 'r1', error: null } });
  show(<RsvpButton event={card(Date.now() + hour)} />);
  await userEvent.click(button('RSVP to Event: Open hour'));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm', hidden: true }));
  expect(await screen.findByText('Event confirmed')).toBeDefined();
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toMatchObject({ input: { memberEventId: 'e1', status: 'ACTIVE' } });
  const over = show(<RsvpButton event={{ ...card(Date.now() - 9 * hour), memberEventId: 'e2', title: 'Past' }} />);
  expect(over.container.querySelector('button[aria-label$="Past"]')).toBeNull();
});

test('[EVT-03] an event of a list that is canceled meanwhile can still be left, and not be answered otherwise', () => {
  const canceled = {
    memberEventId: 'e3',
    title: 'Off',
    heroImageUrl: '/hero.svg',
    eventEnd: null,
    status: 'CANCELED' as const,
    eventStart: String(Date.now() + hour),
    eventCategory: { label: 'Talk' },
    takesRsvp: true,
    zoomLink: null,
  };
  const labelsOf = (attending: boolean) => {
    const { container, unmount } = show(<RsvpButton event={{ ...canceled, attending }} />);
    const labels = [...container.querySelectorAll('button[aria-label]')].map((one) => one.getAttribute('aria-label'));
    unmount();
    return labels.filter((label) => label?.endsWith('Off'));
  };
  expect([labelsOf(true), labelsOf(false)]).toEqual([['Cancel RSVP: Off'], []]);
});

test('[EVT-11] a date that nobody attends asks for no RSVP, on its page and in a list, and counts down alone', () => {
  at(start - hour);
  const keyDate = anEvent({ takesRsvp: false, eventEnd: null });
  const card = { ...keyDate, eventStart: String(start), eventEnd: null };
  show(
    <>
      <EventPage event={keyDate} onDue={vi.fn()} />
      <RsvpButton event={card} />
    </>,
  );
  expect(screen.queryByRole('button', { name: /RSVP/ })).toBeNull();
  expect(screen.getByRole('timer').textContent).toBe('Starts in 1 hour 0 minutes');
});

test('[EVT-11] far ahead of a date that nobody attends its page promises no link, and a member who answered it can leave', () => {
  at(start - 30 * hour);
  show(<EventPage event={anEvent({ takesRsvp: false, attending: true })} onDue={vi.fn()} />);
  expect(screen.queryByText(/^Link to Event/)).toBeNull();
  expect(button('Cancel RSVP')).toBeDefined();
});

test('[EVT-03] [EVT-05] once an event is answered, what shows its links is fetched again', async () => {
  vi.mocked(execute).mockResolvedValue({ saveMemberEventRsvp: { updatedMemberEventRsvpId: 'r1', error: null } });
  const queryClient = new QueryClient();
  const [events, courses] = ['events', 'enrollment'].map((tag) => {
    const cached = queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: [tag], meta: { tags: [tag as 'events'] } });
    cached.setData({ memberEventId: 'e1', attending: false });
    return () => [cached.state.isInvalidated, queryClient.getQueryData<{ attending: boolean }>([tag])?.attending];
  });
  render(
    <QueryClientProvider client={queryClient}>
      <EventPage event={anEvent({ eventStart: Date.now() + hour, eventEnd: null })} onDue={vi.fn()} />
    </QueryClientProvider>,
  );
  await userEvent.click(button('RSVP to Event'));
  await userEvent.click(button('Confirm'));
  await vi.waitFor(() => {
    expect([events?.(), courses?.()]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

test('[EVT-06] Enter sends and closes, and does not press the button that gets the focus back', async () => {
  given.inviteAFriend = true;
  vi.mocked(execute).mockResolvedValue({ inviteFriendsToEvent: { sent: 1, error: null } });
  show(<EventPage event={anEvent({ eventStart: Date.now() + hour, eventEnd: null })} onDue={vi.fn()} />);
  const field = screen.getByLabelText('Email addresses');
  await userEvent.type(field, 'ada@example.org');
  expect([fireEvent.keyDown(field, { key: 'a' }), fireEvent.keyDown(field, { key: 'Enter' })]).toEqual([true, false]);
  expect(await screen.findByText('Invitation sent')).toBeDefined();
  expect(execute).toHaveBeenCalledOnce();
});
