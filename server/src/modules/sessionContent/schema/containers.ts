import { checklistStates, checklistSubtypes } from '@atrium/domain/learning/checklist.ts';
import { reviewStates } from '@atrium/domain/learning/projectForm.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { VideoEntryType } from '../../progress/schema/videos.ts';
import type { ChecklistItem, Container, ContentItem, OwnProject, Schedule, ScheduleDay } from '../types.ts';

const ChecklistStateEnum = builder.enumType('ChecklistState', { values: checklistStates });
const ChecklistSubtypeEnum = builder.enumType('ChecklistSubtype', { values: checklistSubtypes });
const SubmissionStatusEnum = builder.enumType('SubmissionStatus', { values: ['SUBMITTED', 'RETURNED'] as const });

const ContentItemType = builder.objectRef<ContentItem>('ContentItem').implement({
  description:
    'RICH_TEXT, VIDEO_GROUP, CTA_BUTTON or CALENDAR; fields that a type does not have are null. Texts are sanitized HTML.',
  fields: (t) => ({
    sessionContentId: t.exposeID('sessionContentId'),
    type: t.exposeString('type'),
    title: t.exposeString('title', { nullable: true }),
    intro: t.exposeString('intro', { nullable: true }),
    body: t.exposeString('body', { nullable: true }),
    outro: t.exposeString('outro', { nullable: true }),
    enabledAt: t.exposeString('enabledAt', { nullable: true }),
    enabled: t.exposeBoolean('enabled', { description: "False: 'Available Soon'." }),
    optional: t.exposeBoolean('optional'),
    videoPreviews: t.expose('videoPreviews', { type: [VideoEntryType] }),
    buttonText: t.exposeString('buttonText', { nullable: true }),
    buttonUrl: t.exposeString('buttonUrl', {
      nullable: true,
      description: 'Null until enabled, and for limited accounts, whose buttons are locked.',
    }),
    buttonStartIcon: t.exposeString('buttonStartIcon', { nullable: true }),
    buttonEndIcon: t.exposeString('buttonEndIcon', { nullable: true }),
    calendarStartDate: t.exposeString('calendarStartDate', { nullable: true }),
    dayTexts: t.exposeStringList('dayTexts', { description: 'Of a calendar: day1Text to day5Text.' }),
    day1Text: t.string({ nullable: true, resolve: ({ dayTexts }) => dayTexts[0] ?? null }),
    day2Text: t.string({ nullable: true, resolve: ({ dayTexts }) => dayTexts[1] ?? null }),
    day3Text: t.string({ nullable: true, resolve: ({ dayTexts }) => dayTexts[2] ?? null }),
    day4Text: t.string({ nullable: true, resolve: ({ dayTexts }) => dayTexts[3] ?? null }),
    day5Text: t.string({ nullable: true, resolve: ({ dayTexts }) => dayTexts[4] ?? null }),
  }),
});

const ChecklistItemType = builder.objectRef<ChecklistItem>('ChecklistItem').implement({
  fields: (t) => ({
    sessionContentId: t.exposeID('sessionContentId'),
    refSessionContentId: t.exposeID('refSessionContentId', { nullable: true }),
    parentSessionContentId: t.exposeID('parentSessionContentId', { nullable: true }),
    checklistGroupName: t.exposeString('checklistGroupName'),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle', { nullable: true }),
    subtype: t.expose('subtype', { type: ChecklistSubtypeEnum }),
    selfReporting: t.exposeBoolean('selfReporting', { description: 'The member ticks it off.' }),
    completionStatus: t.expose('completionStatus', { type: ChecklistStateEnum }),
    progress: t.exposeInt('progress', { description: '0 to 100.' }),
    isMissed: t.exposeBoolean('isMissed', {
      description: 'Of a meeting: it is over and was not attended, and no report can change that.',
    }),
    recordingUrl: t.string({
      nullable: true,
      description: 'The recording of its meeting; null without one.',
      resolve: ({ recordingUrl }) => safeLink(recordingUrl),
    }),
    meetingEndAt: t.exposeString('meetingEndAt', { nullable: true }),
    recordingCounts: t.exposeBoolean('recordingCounts', {
      description: 'Watching the recording makes up for a missed meeting.',
    }),
  }),
});

export const ReviewStateEnum = builder.enumType('ProjectReviewState', { values: reviewStates });

const OwnProjectType = builder.objectRef<OwnProject>('OwnProject').implement({
  description: 'The newest version of what a member handed in for a project, with the answer of the team.',
  fields: (t) => ({
    link: t.string({ nullable: true, resolve: ({ link }) => safeLink(link) }),
    note: t.exposeString('note', { description: 'What they say about it.' }),
    state: t.expose('state', { type: ReviewStateEnum }),
    words: t.exposeString('words', { description: 'What the team answers.' }),
    submittedAt: t.exposeString('submittedAt', { description: 'A millisecond string.' }),
    reviewedAt: t.exposeString('reviewedAt', { nullable: true, description: 'A millisecond string.' }),
  }),
});

export const ContainerType = builder.objectRef<Container>('Container').implement({
  fields: (t) => ({
    sessionContentId: t.exposeID('sessionContentId'),
    type: t.exposeString('type', { description: 'WELCOME, RESOURCES, TASK or PROJECT_SUBMISSION.' }),
    title: t.exposeString('title'),
    calendarDate: t.exposeString('calendarDate', {
      nullable: true,
      description: "yyyy-MM-dd in the session's zone; the day ends at `dueAt`.",
    }),
    dueAt: t.exposeString('dueAt', {
      nullable: true,
      description: 'The end of that day in the zone of the session, milliseconds.',
    }),
    containsActiveContent: t.exposeBoolean('containsActiveContent'),
    expandedPlaceholder: t.exposeString('expandedPlaceholder', { nullable: true }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'Of work that the task states, besides its lessons and meetings.',
    }),
    submission: t.expose('submission', {
      type: SubmissionStatusEnum,
      nullable: true,
      description: 'Of a project; null: not handed in.',
    }),
    project: t.expose('project', { type: OwnProjectType, nullable: true, description: 'What was handed in.' }),
    items: t.expose('items', { type: [ContentItemType] }),
    checklist: t.expose('checklist', { type: [ChecklistItemType] }),
  }),
});

const ScheduleDayType = builder.objectRef<ScheduleDay>('ScheduleDay').implement({
  fields: (t) => ({
    dayNumber: t.exposeInt('dayNumber', { description: '1 for Monday, to 5.' }),
    ctaText: t.exposeString('ctaText', { nullable: true }),
    body: t.exposeString('body', { description: 'Sanitized HTML.' }),
    checklistSessionContentId: t.exposeID('checklistSessionContentId', { nullable: true }),
    progress: t.exposeInt('progress', { nullable: true, description: 'That of the checklist item, 0 to 100.' }),
    completionStatus: t.expose('completionStatus', { type: ChecklistStateEnum, nullable: true }),
  }),
});

export const ScheduleType = builder.objectRef<Schedule>('Schedule').implement({
  description: 'A week of a session, from Monday to Friday.',
  fields: (t) => ({
    sessionContentId: t.exposeID('sessionContentId'),
    title: t.exposeString('title'),
    externalCalendarUrl: t.exposeString('externalCalendarUrl', { nullable: true }),
    calendarStartDate: t.exposeString('calendarStartDate', { nullable: true }),
    calendarEndDate: t.exposeString('calendarEndDate', { nullable: true }),
    scheduleDays: t.expose('scheduleDays', { type: [ScheduleDayType] }),
  }),
});
