import { hasEnded } from '@atrium/domain/session/flags.ts';
import { clashWords } from '#parts/facts/ownMeetings.ts';
import { meetingTimes, seatWords, sessionDates } from '#parts/facts/sessionWords.ts';
import { ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { LiveOption } from './courseFacts.ts';
import styles from './Course.module.css';

export interface DateView {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA name. */
  readonly zone: string;
}

export interface LiveDatesProps {
  live: readonly LiveOption[];
  chosen: LiveOption;
  onChoose: (sessionId: string) => void;
  view: DateView;
  /** The course hides its times (CRS-07). */
  hideTimes: boolean;
}

/** The live sessions to choose from: dates, times, seats, and clashes with the member's meetings. */
export const LiveDates = ({ live, chosen, onChoose, view, hideTimes }: LiveDatesProps) => (
  <ChoiceGroup legend={<VisuallyHidden>Live dates</VisuallyHidden>} lined>
    {live.map(({ session, meetings, clash }) => {
      const times = hideTimes || hasEnded(session, view.now) ? null : meetingTimes(session, meetings, view.zone);
      return (
        <Radio
          key={session.sessionId}
          className={styles.slot}
          name="session"
          value={session.sessionId}
          checked={session.sessionId === chosen.session.sessionId}
          onChange={() => {
            onChoose(session.sessionId);
          }}
          label={<b>{sessionDates(session, view.zone)}</b>}
          note={
            times === null && clash === null ? null : (
              <>
                {times}
                {clash === null ? null : <span className={styles.clash}>{clashWords(clash, view.zone)}</span>}
              </>
            )
          }
          aside={
            <span className={look.small}>
              {session.cancelled ? 'Canceled' : seatWords(session, meetings, view.now)}
            </span>
          }
        />
      );
    })}
  </ChoiceGroup>
);
