import { recordingWithin } from '@atrium/domain/session/recording.ts';
import { IconVideoOff } from '@tabler/icons-react';
import { formatMoment } from '#lib/dates.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import type { WantedRecording } from './recordingActs.ts';
import styles from '../TodayPage.module.css';

export interface WantedRecordingsProps {
  classes: readonly WantedRecording[];
  zone: string;
}

/** Classes that are over and whose recording members wait for, each with the page that settles it (STU-02, D85). */
export const WantedRecordings = ({ classes, zone }: WantedRecordingsProps) =>
  classes.length === 0 ? null : (
    <Section title="Recordings to add" count={classes.length}>
      <ul className={styles.lines}>
        {classes.map(({ sessionId, meetingNumber, title, meetingTitle, endAt, message }) => {
          const href = `/studio/session/${encodeURIComponent(sessionId)}/people?view=attendance&class=${String(meetingNumber)}`;
          const name = meetingTitle === '' ? title : `${meetingTitle}, ${title}`;
          return (
            <li key={`${sessionId}/${String(meetingNumber)}`}>
              <IconVideoOff aria-hidden="true" />
              <div>
                <h3>
                  <Link href={href}>{name}</Link>
                </h3>
                <p className={look.muted}>
                  {message === null
                    ? `It is over, and members read that its recording comes by ${formatMoment(Number(endAt) + recordingWithin, zone)}.`
                    : `Its film could not be made. ${message}`}
                </p>
              </div>
              <ButtonLink size="s" variant="line" href={href} aria-label={`Add it: recording of ${name}`}>
                Add it
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
