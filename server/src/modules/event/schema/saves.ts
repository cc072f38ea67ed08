import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload, requestNumberFields } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { inviteFriendsToEvent } from '../service/inviteFriends.ts';
import { saveMemberEventRsvp } from '../service/saveMemberEventRsvp.ts';
import type { SavedRsvp, SentInvitations } from '../types.ts';
import { RsvpStatusEnum } from './events.ts';

const SaveMemberEventRsvpPayload = mutationPayload<SavedRsvp>('SaveMemberEventRsvpPayload', (t) => ({
  updatedMemberEventRsvpId: t.exposeID('updatedMemberEventRsvpId', { nullable: true }),
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
builder.mutationFields((t) => ({
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
