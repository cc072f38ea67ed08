import * as z from 'zod/mini';
import {
  instant,
  line,
  rich,
  schemaOf,
  textOf,
  zone,
  type DocumentDefinition,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { link } from '../document/linkForm.ts';
import { parseInstant } from '../parseInstant.ts';
import { hasEnded } from './facts.ts';

/** A word by which events are filtered, and how people read it. */
const keyword = z.nullable(
  z.strictObject({
    key: z
      .string('A key is needed.')
      .check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'Capital letters, digits and underscores.')),
    label: line(60),
  }),
);

const fields = {
  title: { label: 'Title', part: 'line', schema: line(200) },
  subtitle: { label: 'Subtitle', part: 'line', schema: line(300), help: 'One sentence below the title.' },
  details: {
    label: 'Details',
    part: 'rich',
    schema: rich(),
  },
  status: {
    label: 'Takes place',
    part: 'choice',
    schema: z.enum(['PUBLISHED', 'CANCELED']),
    words: { PUBLISHED: 'As planned', CANCELED: 'It is canceled' },
    help: 'Who attends is mailed when it is canceled, and when it takes place after all.',
  },
  timeZone: {
    label: 'Time zone',
    part: 'zone',
    schema: zone,
    help: 'Visitors without a time zone see it in this one.',
  },
  start: { label: 'Start', part: 'instant', schema: instant },
  end: {
    label: 'End',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'Without one it is over an hour after its start.',
  },
  picture: { label: 'Picture', part: 'picture', drawnAs: 'cover', schema: link },
  type: { label: 'Type', part: 'group', schema: keyword },
  category: { label: 'Category', part: 'group', schema: keyword, help: 'Without one it is a key date.' },
  room: { label: 'Room', part: 'link', schema: z.nullable(link), help: 'Where everybody joins. A key date has none.' },
  recording: { label: 'Recording', part: 'link', schema: z.nullable(link), help: 'Shown once the event is over.' },
} as const satisfies DocumentFields;

const schema = schemaOf(fields).check(
  z.refine(({ start, end }) => end === null || !(parseInstant(end) <= parseInstant(start)), {
    path: ['end'],
    message: 'The end is not after the start.',
  }),
);
/** An event as its document has it; instants are ISO texts. */
export type EventBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about an event. */
export interface EventDocumentFacts {
  /** Epoch milliseconds. */
  readonly now: number;
}

/** When an event is, as the rules need it. */
export function timesOfBody({ start, end }: Pick<EventBody, 'start' | 'end'>) {
  return { eventStart: parseInstant(start), eventEnd: end === null ? null : parseInstant(end) };
}

/** Events of members: talks, orientations, key dates. Taken back is canceled, so that calendars and mails follow. */
export const eventDocument: DocumentDefinition<EventBody, EventDocumentFacts> = {
  kind: 'event',
  noun: ['event', 'events'],
  fields,
  schema,
  empty: {
    title: '',
    subtitle: '',
    details: '',
    status: 'PUBLISHED',
    start: '',
    end: null,
    timeZone: 'UTC',
    picture: '',
    type: null,
    category: null,
    room: null,
    recording: null,
  },
  titleOf: ({ title }) => textOf(title),
  missing: (body, { now }) => {
    const isOver = hasEnded(timesOfBody(body), now);
    const isHeld = body.status === 'PUBLISHED';
    return [
      ...must(body.title.trim() === '', 'title', 'The event has no title.'),
      ...canWait(body.details === '', 'details', 'The page of the event says nothing about it.'),
      ...canWait(
        isHeld && !isOver && body.room === null && body.type !== null,
        'room',
        'There is no room yet: people who attend have nothing to join.',
      ),
      ...canWait(
        isHeld && isOver && body.recording === null && body.room !== null,
        'recording',
        'The event is over and has no recording.',
      ),
    ];
  },
  isPublished: ({ status }) => status === 'PUBLISHED',
  takenBack: (body) => ({ ...body, status: 'CANCELED' }),
  opened: (body) => ({ ...body, status: 'PUBLISHED' }),
};
