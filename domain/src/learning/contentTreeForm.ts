import * as z from 'zod/mini';
import { lessonFields } from '../catalogue/lessonsForm.ts';
import {
  id,
  instant,
  line,
  lines,
  rich,
  rowsWith,
  schemaOf,
  type DocumentField,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { link } from '../document/linkForm.ts';
import { isDay } from '../isDay.ts';
import { checklistSubtypes } from './checklist.ts';
import { announcementStyles, buttonIcons } from './contentKinds.ts';

// What each type of node of a session's content has in its document. Containers are a type each.

const markup = rich(50_000);
/** A day of the calendar, yyyy-MM-dd, in the years that the product supports. */
const calendarDay = z
  .string('A day is needed.')
  .check(z.regex(/^\d{4}-\d\d-\d\d$/, 'A day is needed.'), z.refine<string>(isDay, 'There is no such day.'));
/** The id of a video's place in a group: of the ids of both, where a machine has made it. */
const placeId = z
  .string('An id is needed.')
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,249}$/, 'An id has letters, digits, dots, hyphens and underscores.'));
const videoFields = {
  ...lessonFields,
  id: { label: 'Id', part: 'id', schema: placeId },
} as const satisfies DocumentFields;
/** Where a button leads: a project may be handed in by mail, too. */
const address = z
  .string('An address is needed.')
  .check(
    z.refine<string>(
      (text) => /^mailto:\S{3,1900}$/i.test(text) || link.safeParse(text).success,
      'A path of ours is needed, an address that begins with https, or one that begins with mailto.',
    ),
  );
const mayBeIcon = z.enum(['NONE', ...buttonIcons]);
const iconWords = {
  NONE: 'None',
  'arrow-right': 'Arrow',
  broadcast: 'Broadcast',
  calendar: 'Calendar',
  download: 'Download',
  'external-link': 'Out of the academy',
  'file-text': 'Document',
  link: 'Link',
  lock: 'Lock',
  upload: 'Upload',
  video: 'Video',
};

/** What every node has: its id, its type, and the node that it is in, which the tree decides. */
const placed = <const Type extends string>(type: Type) => ({
  id: { label: 'Id', part: 'id', schema: id } as const,
  type: { label: 'Type', part: 'id', schema: z.enum([type]) } as const,
  parentId: { label: 'Is in', part: 'id', schema: z.nullable(id) } as const,
});
const title = { label: 'Title', part: 'line', schema: line(200) } as const satisfies DocumentField;
const isOptional = {
  label: 'Optional',
  part: 'switch',
  schema: z.boolean(),
  help: 'Not needed to finish the session.',
} as const satisfies DocumentField;
const opensAt = {
  label: 'Opens',
  part: 'instant',
  schema: z.nullable(instant),
  help: 'Until then it is shown as available soon. Empty: with the session.',
} as const satisfies DocumentField;
const richText = (label: string, help?: string) =>
  ({ label, part: 'rich', schema: markup, ...(help !== undefined && { help }) }) as const satisfies DocumentField;
const weekStart = {
  label: 'Its Monday',
  part: 'day',
  schema: z.nullable(calendarDay),
} as const satisfies DocumentField;

const task = {
  title,
  due: {
    label: 'Due',
    part: 'day',
    schema: z.nullable(calendarDay),
    help: 'Until the end of that day in the zone of the session.',
  },
  opensAt: { ...opensAt, label: 'Its videos open', help: 'Empty: with the session.' },
  minutes: {
    label: 'Minutes of work',
    part: 'number',
    schema: z.nullable(z.int('A whole number is needed.').check(z.gte(0), z.lte(10_000))),
    help: 'Besides its videos; the hours of study count them.',
  },
  isOptional,
  summary: { label: 'What it is about', part: 'text', schema: lines(2_000) },
} as const satisfies DocumentFields;

const dayFields = {
  text: richText('Text'),
  button: { label: 'Button', part: 'line', schema: line(80), help: 'Such as Join. Empty: none.' },
  itemId: {
    label: 'Shows the state of',
    part: 'node',
    among: ['CHECKLIST_ITEM'],
    schema: z.nullable(id),
  },
} as const satisfies DocumentFields;
const scheduleDay = (label: string) =>
  ({ label, part: 'group', schema: schemaOf(dayFields), fields: dayFields }) as const satisfies DocumentField;

/** The five days of a week, by the names of their fields. */
export const weekdayFields = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** The fields of each type of node. */
export const contentFields = {
  ANNOUNCEMENT: {
    ...placed('ANNOUNCEMENT'),
    text: {
      label: 'Text',
      part: 'text',
      schema: lines(5_000),
      help: 'Markdown: **bold**, *italic*, [links](/courses).',
    },
    style: {
      label: 'Look',
      part: 'choice',
      schema: z.enum(announcementStyles),
      words: { DEFAULT: 'As others', HIGHLIGHT: 'Highlighted', QUIET: 'Quiet' },
    },
    picture: { label: 'Picture', part: 'picture', schema: z.nullable(link) },
    ownLink: { label: 'See details leads to', part: 'link', schema: z.nullable(link), help: 'A page of ours.' },
    otherLink: { label: 'Opens in a new tab', part: 'link', schema: z.nullable(link), help: 'A page of others.' },
  },
  WELCOME: { ...placed('WELCOME'), title },
  RESOURCES: { ...placed('RESOURCES'), title },
  TASK: { ...placed('TASK'), ...task },
  PROJECT_SUBMISSION: { ...placed('PROJECT_SUBMISSION'), ...task },
  RICH_TEXT: {
    ...placed('RICH_TEXT'),
    title: { ...title, help: 'Empty: none.' },
    intro: richText('Before'),
    body: richText('Text'),
    outro: richText('After'),
  },
  VIDEO_GROUP: {
    ...placed('VIDEO_GROUP'),
    title,
    opensAt,
    isOptional,
    intro: richText('Before the videos'),
    videos: { label: 'Videos', part: 'rows', schema: rowsWith(videoFields, 200), fields: videoFields },
    outro: richText('After the videos'),
  },
  CTA_BUTTON: {
    ...placed('CTA_BUTTON'),
    label: { label: 'Words', part: 'line', schema: line(80) },
    address: { label: 'Leads to', part: 'link', schema: z.nullable(address) },
    opensAt,
    startIcon: { label: 'Icon before', part: 'choice', schema: mayBeIcon, words: iconWords },
    endIcon: { label: 'Icon after', part: 'choice', schema: mayBeIcon, words: iconWords },
  },
  CALENDAR: {
    ...placed('CALENDAR'),
    start: weekStart,
    monday: richText('Monday'),
    tuesday: richText('Tuesday'),
    wednesday: richText('Wednesday'),
    thursday: richText('Thursday'),
    friday: richText('Friday'),
  },
  SCHEDULE: {
    ...placed('SCHEDULE'),
    title,
    start: weekStart,
    end: { label: 'Its Friday', part: 'day', schema: z.nullable(calendarDay) },
    calendar: { label: 'Calendar of its own', part: 'link', schema: z.nullable(link) },
    monday: scheduleDay('Monday'),
    tuesday: scheduleDay('Tuesday'),
    wednesday: scheduleDay('Wednesday'),
    thursday: scheduleDay('Thursday'),
    friday: scheduleDay('Friday'),
  },
  CHECKLIST_ITEM: {
    ...placed('CHECKLIST_ITEM'),
    title,
    subtitle: { label: 'Line below', part: 'line', schema: line(300) },
    group: { label: 'Heading', part: 'line', schema: line(120), help: 'Checks with one heading are shown together.' },
    subtype: {
      label: 'It is done by',
      part: 'choice',
      schema: z.enum(checklistSubtypes),
      words: {
        OTHER_SELF_REPORTED: 'Ticking it off',
        VIDEO_GROUP: 'Watching videos',
        OPTIONAL_VIDEO_GROUP: 'Watching videos, as a bonus',
        PROJECT_SUBMISSION: 'Handing in a project',
        ZOOM_ATTENDANCE: 'Attending a meeting',
      },
    },
    isSelfReported: {
      label: 'Members tick it off themselves',
      part: 'switch',
      schema: z.boolean(),
      help: 'Then it is a bonus, and never late.',
    },
    refId: {
      label: 'Is about',
      part: 'node',
      among: ['VIDEO_GROUP', 'TASK', 'PROJECT_SUBMISSION'],
      schema: z.nullable(id),
    },
    meeting: {
      label: 'Meeting',
      part: 'meeting',
      schema: z.nullable(z.int('A whole number is needed.').check(z.gte(1), z.lte(1_000))),
    },
  },
} as const satisfies Readonly<Record<string, DocumentFields>>;
