import * as z from 'zod/mini';
import { choice, flag, instant, link, markup, numberFrom, reference, text } from '../jsonForm.ts';
import { checklistSubtypes } from './checklist.ts';
import { announcementStyles, type ContentKind } from './contentKinds.ts';

/** A day of a week. */
const scheduleDay = z.object({
  /** 1 for Monday, to 5. */
  dayNumber: numberFrom(1, 5),
  body: z.string().check(z.maxLength(50_000, 'At most 50,000 characters')),
  ctaText: text(80),
  checklistSessionContentId: reference,
});

/** What a node of each kind has besides its title, its dates and its place in the tree: the column `data`. */
export const contentNodeForms = {
  ANNOUNCEMENT: z.object({
    /** Markdown. */
    announcement: text(5000),
    imageUrl: link,
    stylePreset: choice(announcementStyles),
    internalLinkUrl: link,
    externalLinkUrl: link,
  }),
  CONTAINER: z.object({
    expandedPlaceholder: text(2000),
    /** Of work besides its lessons and meetings (D86). */
    minutes: z.nullish(numberFrom(0, 10_000)),
  }),
  RICH_TEXT: z.object({ intro: markup, body: markup, outro: markup }),
  VIDEO_GROUP: z.object({
    intro: markup,
    outro: markup,
    /** Of an on-demand course: another address of the group, and what its page says of it. */
    slug: text(200),
    description: text(5000),
    /** Previews leave it out. */
    hidePreview: flag,
  }),
  CTA_BUTTON: z.object({
    buttonText: text(80),
    buttonUrl: link,
    /** Names of icons of the kit. */
    buttonStartIcon: text(40),
    buttonEndIcon: text(40),
  }),
  CALENDAR: z.object({
    /** A Monday. */
    calendarStartDate: instant,
    day1Text: markup,
    day2Text: markup,
    day3Text: markup,
    day4Text: markup,
    day5Text: markup,
  }),
  SCHEDULE: z.object({
    externalCalendarUrl: link,
    calendarStartDate: instant,
    calendarEndDate: instant,
    scheduleDays: z.readonly(z.array(scheduleDay).check(z.maxLength(5, 'At most 5 days'))),
  }),
  CHECKLIST_ITEM: z.object({
    /** The container or item that it is about. */
    refSessionContentId: reference,
    checklistGroupName: text(120),
    subtitle: text(300),
    /** One that this version does not know counts as OTHER_SELF_REPORTED (SSN-06). */
    subtype: choice(checklistSubtypes),
    selfReporting: flag,
    /** Of ZOOM_ATTENDANCE: the meeting, counted from 0. */
    meeting: z.nullish(numberFrom(0, 1000)),
  }),
} satisfies Record<ContentKind, z.ZodMiniType>;

type Forms = typeof contentNodeForms;

/** The fields of each kind of node. */
export type ContentData = { readonly [K in ContentKind]: Readonly<z.infer<Forms[K]>> };
