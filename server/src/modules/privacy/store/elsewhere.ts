import type { Tx } from '../../../base/sql/db.ts';

/** A registration at the meeting provider: for the room at this link. */
export interface MeetingRegistration {
  readonly link: string;
  readonly registrantId: string;
}

/** A member's registrations at the meeting provider, for events and for the rooms of sessions. */
export async function listMeetingRegistrations(tx: Tx, memberId: string): Promise<MeetingRegistration[]> {
  const events = await tx
    .selectFrom('member_event_rsvp as r')
    .innerJoin('member_event as e', 'e.member_event_id', 'r.member_event_id')
    .select(['e.zoom_link as link', 'r.zoom_registrant_id as registrantId'])
    .where('r.member_id', '=', memberId)
    .execute();
  const rooms = await tx
    .selectFrom('meeting_registration')
    .select(['link', 'registrant_id as registrantId'])
    .where('member_id', '=', memberId)
    .execute();
  return [...events, ...rooms].flatMap(({ link, registrantId }) =>
    link === null || registrantId === null ? [] : [{ link, registrantId }],
  );
}
