/** What of an account is counted when it is merged. */
export const mergeSubjects = [
  'ENROLLMENT',
  'PROGRESS',
  'COMPLETION',
  'BADGE',
  'CERTIFICATE',
  'ATTENDANCE',
  'SUBMISSION',
  'GRANT',
  'SEAT',
  'PASS',
  'SUBSCRIPTION',
  'PAYMENT',
  'REFUND',
  'EVENT',
  'BOOKMARK',
  'LESSON_NOTE',
  'PLAN',
  'NOTE',
  'MAIL',
  'OTHER',
  'COURSE_SEAT',
  'PASSWORD',
  'FACTOR',
  'PROVIDER',
  'ADDRESS',
  'CALENDAR',
  'PICTURE',
  'COPY',
] as const;
export type MergeSubject = (typeof mergeSubjects)[number];

/** What becomes of rows: they move, are one with another, are settled otherwise, or go with the account. */
export const mergeFates = ['MOVED', 'UNITED', 'SETTLED', 'LOST'] as const;

export interface MergeCount {
  readonly fate: (typeof mergeFates)[number];
  readonly subject: MergeSubject;
  readonly amount: number;
}

const words: Readonly<Record<MergeSubject, readonly [one: string, many: string]>> = {
  ENROLLMENT: ['enrollment', 'enrollments'],
  PROGRESS: ['lesson with progress', 'lessons with progress'],
  COMPLETION: ['completed course', 'completed courses'],
  BADGE: ['badge', 'badges'],
  CERTIFICATE: ['certificate', 'certificates'],
  ATTENDANCE: ['attended session', 'attended sessions'],
  SUBMISSION: ['submission', 'submissions'],
  GRANT: ['grant of access', 'grants of access'],
  SEAT: ['seat of a company', 'seats of companies'],
  PASS: ['pass', 'passes'],
  SUBSCRIPTION: ['subscription', 'subscriptions'],
  PAYMENT: ['payment', 'payments'],
  REFUND: ['refund', 'refunds'],
  EVENT: ['answer to an event', 'answers to events'],
  BOOKMARK: ['bookmark', 'bookmarks'],
  LESSON_NOTE: ['note at a lesson', 'notes at lessons'],
  PLAN: ['learning plan', 'learning plans'],
  NOTE: ['note of the team', 'notes of the team'],
  MAIL: ['mail', 'mails'],
  OTHER: ['other record', 'other records'],
  COURSE_SEAT: ['seat in a session', 'seats in sessions'],
  PASSWORD: ['password', 'passwords'],
  FACTOR: ['second factor', 'second factors'],
  PROVIDER: ['sign-in by a provider', 'sign-ins by providers'],
  ADDRESS: ['second address', 'second addresses'],
  CALENDAR: ['private calendar', 'private calendars'],
  PICTURE: ['picture', 'pictures'],
  COPY: ['copy of the data', 'copies of the data'],
};

/** How what may not be twice is settled, by what it is. */
const settledWords: Partial<Readonly<Record<MergeSubject, (amount: number) => string>>> = {
  SEAT: (amount) =>
    amount === 1
      ? 'Both hold a seat of the same company: one is released.'
      : `Both hold seats of ${String(amount)} companies: one of each is released.`,
  COURSE_SEAT: (amount) =>
    `Both have a seat in another session of the same course: ${amount === 1 ? 'one is' : `${String(amount)} are`} given back.`,
  PLAN: () => 'Both have a learning plan: that of the account that stays is followed.',
  SUBMISSION: (amount) =>
    `Both handed in ${amount === 1 ? 'the same project' : `the same ${String(amount)} projects`}: an accepted one counts, else the newest.`,
  CERTIFICATE: (amount) =>
    amount === 1
      ? 'Both hold the same certificate: the first stays, and the number of the other leads to it.'
      : `Both hold the same ${String(amount)} certificates: the first stays, and the numbers of the others lead to it.`,
};

/**
 * What a merge does, a line each, with the numbers that come true (THR-70). Rows of the same thing in both accounts are
 * united: the farthest progress, the earliest date.
 */
export function mergeLines(
  counts: readonly MergeCount[],
  { leaving, staying }: { readonly leaving: string; readonly staying: string },
): readonly string[] {
  const listOf = (fate: MergeCount['fate']): string => sumOf(counts, fate).map(countWords).join(', ');
  const [moved, united, lost] = [listOf('MOVED'), listOf('UNITED'), listOf('LOST')];
  const settled = sumOf(counts, 'SETTLED').flatMap(({ subject, amount }) => settledWords[subject]?.(amount) ?? []);
  return [
    moved === '' ? `Nothing of ${leaving} is new to ${staying}.` : `To ${staying} from ${leaving}: ${moved}.`,
    ...(united === ''
      ? []
      : [`In both, and one afterwards, with the farthest progress and the earliest date: ${united}.`]),
    ...settled,
    `${leaving} opens no account any more, and is signed out everywhere. The address is free; mails to it stay on record.`,
    ...(lost === '' ? [] : [`Lost with it: ${lost}.`]),
    `The person signs in as ${staying}, as before. Both addresses are mailed in ten minutes.`,
    'It cannot be undone.',
  ];
}

/** The counts of a fate, one for each subject, in the order in which they are said. */
function sumOf(counts: readonly MergeCount[], fate: MergeCount['fate']): readonly MergeCount[] {
  return mergeSubjects.flatMap((subject) => {
    const amount = counts
      .filter((count) => count.fate === fate && count.subject === subject)
      .reduce((sum, count) => sum + count.amount, 0);
    return amount === 0 ? [] : { fate, subject, amount };
  });
}

const countWords = ({ subject, amount }: MergeCount): string =>
  `${String(amount)} ${words[subject][amount === 1 ? 0 : 1]}`;
