import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { refuse, type Result } from '@atrium/domain/errors.ts';
import { builder, MutationErrorType } from '../../../base/builder.ts';
import { asMember } from '../../../base/context.ts';
import { errorOf, valueOf } from '../../../base/result.ts';
import { getEventsCalendar, resetEventsCalendar } from '../service/calendars.ts';
import { inviteFriendsToEvent } from '../service/inviteFriends.ts';
import { saveMemberEventRsvp } from '../service/saveMemberEventRsvp.ts';
import type { EventsCalendar } from '../types.ts';
import { RsvpStatusEnum } from './events.ts';

const EventsCalendarType = builder.objectRef<EventsCalendar>('EventsCalendar').implement({
  description: "The caller's calendar of events, to subscribe to. The addresses are a secret of the member.",
  fields: (t) => ({
    url: t.exposeString('url'),
    webcalUrl: t.exposeString('webcalUrl', { description: 'Opens a calendar program.' }),
  }),
});

const SaveMemberEventRsvpPayload = builder.objectRef<Result<number | null>>('SaveMemberEventRsvpPayload').implement({
  fields: (t) => ({
    updatedMemberEventRsvpId: t.id({
      nullable: true,
      resolve: (saved) => (saved.ok && saved.value !== null ? String(saved.value) : null),
    }),
    error: t.field({ type: MutationErrorType, nullable: true, resolve: errorOf }),
  }),
});
const InviteFriendsPayload = builder.objectRef<Result<number>>('InviteFriendsToEventPayload').implement({
  fields: (t) => ({
    sent: t.int({ nullable: true, resolve: (invited) => (invited.ok ? invited.value : null) }),
    error: t.field({ type: MutationErrorType, nullable: true, resolve: errorOf }),
  }),
});

const SaveMemberEventRsvpInput = builder.inputType('SaveMemberEventRsvpInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    memberEventId: t.id({ required: true }),
    status: t.field({ type: RsvpStatusEnum, required: true }),
    clientSeq: t.string({
      description:
        'Rises with each request of one device. Repeating the last number returns the current state; a lower one is refused with CONFLICT.',
    }),
    deviceId: t.string({ description: 'Identifies the device that numbers its requests; at most 64 characters.' }),
  }),
});
const InviteFriendsToEventInput = builder.inputType('InviteFriendsToEventInput', {
  fields: (t) => ({
    memberEventId: t.id({ required: true }),
    emails: t.stringList({ required: true, description: 'At most 10 addresses, each without a name.' }),
  }),
});

const longestDeviceId = 64;

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
    type: EventsCalendarType,
    nullable: true,
    description: 'Ends the old addresses and returns new ones; at most once a minute.',
    access: routeRequirement('/events'),
    resolve: async (_root, _args, ctx) => valueOf(await resetEventsCalendar(asMember(ctx))),
  }),
  saveMemberEventRsvp: t.field({
    type: SaveMemberEventRsvpPayload,
    nullable: true,
    access: 'member',
    args: { input: t.arg({ type: SaveMemberEventRsvpInput, required: true }) },
    resolve: (_root, { input }, ctx) => {
      const clientSeq = typeof input.clientSeq === 'string' ? Number(input.clientSeq) : null;
      const deviceId = input.deviceId ?? '';
      if ((clientSeq !== null && !Number.isSafeInteger(clientSeq)) || deviceId.length > longestDeviceId) {
        return refuse('INVALID_INPUT', { reason: 'CLIENT_SEQ' });
      }
      const { userId, memberEventId, status } = input;
      return saveMemberEventRsvp(asMember(ctx), { userId, memberEventId, status, clientSeq, deviceId });
    },
  }),
  inviteFriendsToEvent: t.field({
    type: InviteFriendsPayload,
    nullable: true,
    access: routeRequirement('/events/{memberEventId}'),
    args: { input: t.arg({ type: InviteFriendsToEventInput, required: true }) },
    resolve: (_root, { input }, ctx) => inviteFriendsToEvent(asMember(ctx), input),
  }),
}));
