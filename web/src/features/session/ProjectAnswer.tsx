import { IconArrowBackUp, IconCheck, IconExternalLink } from '@tabler/icons-react';
import { formatMonthDay } from '#lib/dates.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import type { ContainerData } from './sessionQuery.ts';
import styles from './TaskContainer.module.css';

export interface ProjectAnswerProps {
  project: NonNullable<ContainerData['project']>;
  timeZone: string;
}

/** What a member has handed in for a project, and what the team has answered (SSN-08, RUN-02). */
export const ProjectAnswer = ({ project, timeZone }: ProjectAnswerProps) => {
  const { state, words, link, note, submittedAt } = project;
  return (
    <>
      {state === 'RETURNED' ? (
        <Note tone="sun" icon={<IconArrowBackUp aria-hidden="true" />}>
          <p className={styles.words}>
            <strong>Returned{words === '' ? '.' : ':'}</strong> {words}
          </p>
          <p>Change it, and send it again.</p>
        </Note>
      ) : null}
      {state === 'REVIEWED' ? (
        <Note icon={<IconCheck aria-hidden="true" />}>
          <p className={styles.words}>
            <strong>Reviewed{words === '' ? '.' : ':'}</strong> {words}
          </p>
        </Note>
      ) : null}
      <div className={styles.sent}>
        <p className={look.muted}>You sent this {formatMonthDay(Number(submittedAt), timeZone)}.</p>
        {link === null ? null : (
          <p className={styles.link}>
            <IconExternalLink aria-hidden="true" />
            <Link href={link} target="_blank">
              {link}
            </Link>
          </p>
        )}
        {note === '' ? null : <p className={styles.words}>{note}</p>}
      </div>
    </>
  );
};
