/** The dates of a session: its meetings, or its whole span where it has none. Epoch milliseconds. */
export interface DatedSession {
  readonly startAt: number | null;
  readonly endAt: number | null;
  readonly cancelled: boolean;
  readonly meetings: readonly DatedMeeting[];
}

interface DatedMeeting {
  readonly meetingNumber: number;
  readonly title: string;
  readonly startAt: number;
  readonly endAt: number;
}

/** A meeting whose dates are new. `meetingNumber` null: the whole session, which has no meetings. */
export interface ChangedMeeting {
  readonly meetingNumber: number | null;
  /** Empty for the whole session. */
  readonly title: string;
  /** When it was to start; null: it was added. */
  readonly from: number | null;
  /** When it starts now; null: it was removed. */
  readonly to: number | null;
}

/** What a mail to members says: that a session is canceled, that it takes place after all, or its new dates (D74). */
export type DatesChange =
  | { readonly kind: 'CANCELED' | 'RESTORED'; readonly startAt: number }
  | { readonly kind: 'MOVED'; readonly meetings: readonly ChangedMeeting[] };

/** What has changed for those who knew the dates `before`; null when nothing of it is still to come at `now`. */
export function datesChange(before: DatedSession, after: DatedSession, now: number): DatesChange | null {
  if (before.cancelled && after.cancelled) return null;
  const [known, current] = [spansOf(before), spansOf(after)];
  if (before.cancelled || after.cancelled) {
    const spans = after.cancelled ? known : current;
    const next = spans.find(({ endAt }) => endAt > now);
    return next === undefined
      ? null
      : { kind: after.cancelled ? 'CANCELED' : 'RESTORED', startAt: spans[0]?.startAt ?? next.startAt };
  }
  const numbers = [...new Set([...known, ...current].map(({ meetingNumber }) => meetingNumber))];
  const meetings = numbers.flatMap((meetingNumber): ChangedMeeting[] => {
    const [was, is] = [known, current].map((spans) => spans.find((span) => span.meetingNumber === meetingNumber));
    const isSame = was?.startAt === is?.startAt && was?.endAt === is?.endAt;
    const isToCome = Math.max(was?.endAt ?? 0, is?.endAt ?? 0) > now;
    if (isSame || !isToCome) return [];
    const { title } = is ?? was ?? { title: '' };
    return [{ meetingNumber, title, from: was?.startAt ?? null, to: is?.startAt ?? null }];
  });
  return meetings.length === 0 ? null : { kind: 'MOVED', meetings };
}

function spansOf({ startAt, endAt, meetings }: DatedSession) {
  if (meetings.length > 0) return meetings;
  return startAt === null || endAt === null ? [] : [{ meetingNumber: null, title: '', startAt, endAt }];
}
