import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { eventSorts, rsvpStatuses, type EventSort } from '@atrium/domain/event/facts.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { getMemberEvent, listMemberEvents } from '../service/getMemberEvent.ts';
import { findMemberEventRsvp, listMemberEventsRsvp } from '../service/memberEventRsvps.ts';
import type { MemberEvent, MemberEventPage, MemberEventRsvp } from '../types.ts';

const MemberEventTypeType = builder.objectRef<NonNullable<MemberEvent['eventType']>>('MemberEventType').implement({
  fields: (t) => ({ type: t.exposeString('type'), label: t.exposeString('label') }),
});
const MemberEventCategoryType = builder.objectRef<MemberEvent['eventCategory']>('MemberEventCategory').implement({
  fields: (t) => ({ category: t.exposeString('category'), label: t.exposeString('label') }),
});
const MemberEventStatusEnum = builder.enumType('MemberEventStatus', { values: ['PUBLISHED', 'CANCELED'] as const });

const MemberEventObject = builder.objectRef<MemberEvent>('MemberEvent').implement({
  fields: (t) => ({
    memberEventId: t.exposeID('memberEventId'),
    eventStart: t.exposeString('eventStart'),
    eventEnd: t.exposeString('eventEnd', { nullable: true, description: 'Null: an hour after the start.' }),
    timeZone: t.exposeString('timeZone'),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    details: t.exposeString('details', { description: 'Sanitized HTML.' }),
    status: t.expose('status', { type: MemberEventStatusEnum }),
    heroImageUrl: t.exposeString('heroImageUrl'),
    eventType: t.expose('eventType', { type: MemberEventTypeType, nullable: true }),
    eventCategory: t.expose('eventCategory', { type: MemberEventCategoryType }),
    attending: t.exposeBoolean('attending'),
    takesRsvp: t.exposeBoolean('takesRsvp', { description: 'False for a date that nobody attends.' }),
    zoomLink: t.exposeString('zoomLink', {
      nullable: true,
      isSecret: true,
      description:
        'Where the caller can watch it now: the room for those who attend, from three hours before the start; the recording after the end.',
    }),
    calendarUrl: t.string({
      nullable: true,
      isSecret: true,
      description: "The event's calendar file. Null while the caller does not attend, and when it cannot be had.",
      resolve: async (event) => (await event.calendar())?.url ?? null,
    }),
    googleUrl: t.string({
      nullable: true,
      isSecret: true,
      description: 'Adds it to Google Calendar. Null as `calendarUrl` is.',
      resolve: async (event) => (await event.calendar())?.googleUrl ?? null,
    }),
    outlookUrl: t.string({
      nullable: true,
      isSecret: true,
      description: 'Adds it to Outlook. Null as `calendarUrl` is.',
      resolve: async (event) => (await event.calendar())?.outlookUrl ?? null,
    }),
    recordingUrl: t.exposeString('recordingUrl', { nullable: true, description: 'Null before the end.' }),
  }),
});

const MemberEventListType = builder.objectRef<MemberEventPage>('MemberEventList').implement({
  fields: (t) => ({
    events: t.expose('events', { type: [MemberEventObject] }),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: 'Null on the last page.' }),
  }),
});

export const RsvpStatusEnum = builder.enumType('MemberEventRsvpStatus', { values: rsvpStatuses });
const MemberEventRsvpType = builder.objectRef<MemberEventRsvp>('MemberEventRsvp').implement({
  fields: (t) => ({
    memberEventId: t.exposeID('memberEventId'),
    status: t.expose('status', { type: RsvpStatusEnum }),
    userId: t.exposeID('userId'),
    zoomJoinUrl: t.exposeString('zoomJoinUrl', {
      nullable: true,
      isSecret: true,
      description:
        "The caller's own address of the room, once the provider has registered them and while it can be joined.",
    }),
    zoomRegistrantId: t.exposeString('zoomRegistrantId', { nullable: true, isSecret: true }),
  }),
});

const EventSortEnum = builder.enumType('MemberEventSort', { values: Object.keys(eventSorts) as EventSort[] });

const list = routeRequirement('/events');
const detail = routeRequirement('/events/{memberEventId}');

builder.queryFields((t) => ({
  getMemberEvent: t.field({
    type: MemberEventObject,
    nullable: true,
    access: detail,
    args: { memberEventId: t.arg.id({ required: true }) },
    resolve: async (_root, { memberEventId }, ctx) => valueOf(await getMemberEvent(asMember(ctx), memberEventId)),
  }),
  listMemberEvents: t.field({
    type: MemberEventListType,
    nullable: true,
    access: list,
    args: {
      category: t.arg.string(),
      type: t.arg.string(),
      sort: t.arg({ type: EventSortEnum, defaultValue: 'latest' }),
      after: t.arg.int({ defaultValue: 0 }),
      count: t.arg.int({ defaultValue: 24 }),
    },
    resolve: async (_root, { category, type, sort, after, count }, ctx) =>
      valueOf(
        await listMemberEvents(asMember(ctx), {
          category: category ?? null,
          type: type ?? null,
          sort: sort ?? 'latest',
          after: after ?? 0,
          count: count ?? 24,
        }),
      ),
  }),
  getMemberEventRsvp: t.field({
    type: MemberEventRsvpType,
    nullable: true,
    access: detail,
    args: { memberEventId: t.arg.id({ required: true }) },
    resolve: (_root, { memberEventId }, ctx) => findMemberEventRsvp(asMember(ctx), memberEventId),
  }),
  listMemberEventsRsvp: t.field({
    type: [MemberEventRsvpType],
    nullable: true,
    access: list,
    args: { userId: t.arg.id({ required: true }), includePastEvents: t.arg.boolean({ defaultValue: false }) },
    resolve: async (_root, { userId, includePastEvents }, ctx) =>
      valueOf(await listMemberEventsRsvp(asMember(ctx), { userId, includePastEvents: includePastEvents ?? false })),
  }),
}));
