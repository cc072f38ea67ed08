/** What a room is for: a meeting of a session, or an event. */
export type RoomKey =
  | { readonly sessionId: string; readonly meetingNumber: number }
  | { readonly memberEventId: string };

/** Somebody was in a room, as its provider reports it. */
export interface ReportedPresence {
  readonly memberId: string;
  readonly joinedAt: Date;
  readonly leftAt: Date;
}
