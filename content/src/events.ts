import type { MemberEventSeed } from './types.ts';
import { later } from './when.ts';

type Draft = Omit<
  MemberEventSeed,
  'heroImageUrl' | 'timeZone' | 'eventType' | 'eventCategory' | 'eventEnd' | 'zoomLink'
> & {
  readonly kind: 'ORIENTATION' | 'LISTEN_AND_LEARN' | 'KEY_DATE';
  readonly minutes?: number;
};
const labels = { ORIENTATION: 'Orientation', LISTEN_AND_LEARN: 'Listen and learn' } as const;

const event = ({ kind, minutes, ...draft }: Draft): MemberEventSeed => {
  const meets = kind !== 'KEY_DATE';
  return {
    ...draft,
    ...(minutes !== undefined && { eventEnd: later(draft.eventStart, minutes) }),
    timeZone: 'America/New_York',
    eventType: meets ? { type: kind, label: labels[kind] } : null,
    eventCategory: meets ? { category: kind, label: labels[kind] } : null,
    heroImageUrl: `/files/art/event/${draft.memberEventId}.svg`,
    ...(meets && { zoomLink: `/__sandbox/meeting/event/${draft.memberEventId}` }),
  };
};

/** Member events: one running, one within the day, some later, one past with a recording and one without. */
export const events: readonly MemberEventSeed[] = [
  event({
    memberEventId: 'office-hours-pricing',
    kind: 'LISTEN_AND_LEARN',
    title: 'Open hour: bring a price',
    subtitle: 'Henrik looks at three prices from members',
    details:
      'Three members bring a price that they are unsure of. Henrik asks the questions that he would ask a board, and everyone hears the answers.',
    eventStart: { minutes: -15 },
    minutes: 75,
    art: { topic: 'finance', motif: 'columns' },
    attending: ['member'],
  }),
  event({
    memberEventId: 'what-changed-in-ai',
    kind: 'LISTEN_AND_LEARN',
    title: 'What changed in AI this month, and what to ignore',
    subtitle: 'Forty-five minutes with Amara and Noor',
    details:
      'Four announcements, two that matter, and a list of what you may safely skip. Questions from minute twenty-five.',
    eventStart: { hours: 6 },
    minutes: 45,
    art: { topic: 'community', motif: 'petals' },
    attending: ['member', 'academy'],
  }),
  event({
    memberEventId: 'new-member-orientation',
    kind: 'ORIENTATION',
    title: 'New member orientation: find your first course in thirty minutes',
    subtitle: 'A tour, a choice and a calendar entry',
    details: 'We show where things are, help you choose one course and put its dates into your calendar before we end.',
    eventStart: { days: 10, at: '14:00' },
    minutes: 30,
    art: { topic: 'leadership', motif: 'arcade' },
    attending: [],
  }),
  event({
    memberEventId: 'certificates-are-issued',
    kind: 'KEY_DATE',
    title: 'Certificates are issued',
    subtitle: 'Every second Monday',
    details: 'Certificates whose requirements are met by Sunday night are issued at this hour.',
    eventStart: { mondayOf: { days: 1 }, issuing: true, at: '14:00' },
    art: { topic: 'strategy', motif: 'orbits' },
    attending: [],
  }),
  event({
    memberEventId: 'procurement-team-inbox',
    kind: 'LISTEN_AND_LEARN',
    title: 'Inside a procurement team that automated half its inbox',
    subtitle: 'Bob Tanaka of Acme shows the half that stayed',
    details: 'What they handed over, what they took back, and the sheet on which they kept score for a year.',
    eventStart: { days: 17, at: '18:00' },
    minutes: 60,
    art: { topic: 'operations', motif: 'tessera' },
    attending: ['bob@acme.example'],
  }),
  event({
    memberEventId: 'reading-a-balance-sheet',
    kind: 'LISTEN_AND_LEARN',
    title: 'Reading a balance sheet together',
    subtitle: 'Ingrid, one annual report and a pencil',
    details: 'We read the report of a bakery chain aloud and stop wherever somebody frowns.',
    eventStart: { days: -12, at: '17:00' },
    minutes: 60,
    art: { topic: 'data', motif: 'strata' },
    recordingUrl: '/__sandbox/meeting/event/reading-a-balance-sheet?recording=1',
    attending: ['member', 'archive'],
  }),
  event({
    memberEventId: 'walk-and-talk-autumn',
    kind: 'LISTEN_AND_LEARN',
    title: 'Walk and talk, in nineteen cities',
    subtitle: 'An hour outdoors with a member nearby',
    details: 'No slides and no recording. Pairs were matched by city and by what they wanted to ask.',
    eventStart: { days: -33, at: '16:00' },
    minutes: 60,
    art: { topic: 'community', motif: 'rays' },
    attending: ['member'],
  }),
];
