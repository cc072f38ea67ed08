import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { builder, mutationPayload, requestNumberFields } from '../../../base/graphql/builder.ts';
import { asMember } from '../../../base/context.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { getEventsCalendar, resetEventsCalendar } from '../service/calendars.ts';
import { inviteFriendsToEvent } from '../service/inviteFriends.ts';
import { saveMemberEventRsvp } from '../service/saveMemberEventRsvp.ts';
import type { EventsCalendar, SavedRsvp, SentInvitations } from '../types.ts';
import { RsvpStatusEnum } from './events.ts';

const EventsCalendarType = builder.objectRef<EventsCalendar>('EventsCalendar').implement({
  description: "The caller's calendar of events, to subscribe to. The addresses are a secret of the member.",
  fields: (t) => ({
    url: t.exposeString('url'),
    webcalUrl: t.exposeString('webcalUrl', { description: 'Opens a calendar program.' }),
  }),
});

const SaveMemberEventRsvpPayload = mutationPayload<SavedRsvp>('SaveMemberEventRsvpPayload', (t) => ({
  updatedMemberEventRsvpId: t.exposeID('updatedMemberEventRsvpId', { nullable: true }),
}));
const ResetEventsCalendarPayload = mutationPayload<EventsCalendar>('ResetEventsCalendarPayload', (t) => ({
  url: t.exposeString('url', { nullable: true }),
  webcalUrl: t.exposeString('webcalUrl', { nullable: true }),
}));
const InviteFriendsPayload = mutationPayload<SentInvitations>('InviteFriendsToEventPayload', (t) => ({
  sent: t.exposeInt('sent', { nullable: true }),
}));

const SaveMemberEventRsvpInput = builder.inputType('SaveMemberEventRsvpInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    memberEventId: t.id({ required: true }),
    status: t.field({ type: RsvpStatusEnum, required: true }),
    ...requestNumberFields(t, false),
  }),
});
const InviteFriendsToEventInput = builder.inputType('InviteFriendsToEventInput', {
  fields: (t) => ({
    memberEventId: t.id({ required: true }),
    emails: t.stringList({ required: true, description: 'At most 10 addresses, each without a name.' }),
    ...requestNumberFields(t, true),
  }),
});
const ResetEventsCalendarInput = builder.inputType('ResetEventsCalendarInput', {
  fields: (t) => requestNumberFields(t, true),
});

builder.queryFields((t) => ({
  getEventsCalendar: t.field({
    type: EventsCalendarType,
    nullable: true,
    access: routeRequirement('/events'),
    resolve: (_root, _args, ctx) => getEventsCalendar(asMember(ctx)),
  }),
}));

builder.mutationFields((t) => ({
  resetEventsCalendar: t.field({
    type: ResetEventsCalendarPayload,
    nullable: true,
    description: 'Ends the old addresses and returns new ones; at most once a minute.',
    access: routeRequirement('/events'),
    args: { input: t.arg({ type: ResetEventsCalendarInput, required: true }) },
    resolve: async (_root, { input }, ctx) => payloadOf(await resetEventsCalendar(asMember(ctx), input)),
  }),
  saveMemberEventRsvp: t.field({
    type: SaveMemberEventRsvpPayload,
    nullable: true,
    access: 'member',
    args: { input: t.arg({ type: SaveMemberEventRsvpInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { userId, memberEventId, status, clientSeq, deviceId } = input;
      const intent = { userId, memberEventId, status, clientSeq: clientSeq ?? null, deviceId: deviceId ?? '' };
      return payloadOf(await saveMemberEventRsvp(asMember(ctx), intent));
    },
  }),
  inviteFriendsToEvent: t.field({
    type: InviteFriendsPayload,
    nullable: true,
    access: routeRequirement('/events/{memberEventId}'),
    args: { input: t.arg({ type: InviteFriendsToEventInput, required: true }) },
    resolve: async (_root, { input }, ctx) => payloadOf(await inviteFriendsToEvent(asMember(ctx), input)),
  }),
}));
