import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useState } from 'react';
import { formatTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { takeDatesBackAct } from './dateActs.ts';
import type { RunSession } from './runQueries.ts';
import styles from './Run.module.css';

/** What the team has just done to the dates of a session, until its mails leave (D96). */
export const OpenAct = ({ viewer, session }: { viewer: SignedIn; session: RunSession }) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  const { sessionId, openAct } = session;
  if (openAct === null || Number(openAct.openUntil) <= now) return null;
  return (
    <>
      <Note tone="sun">
        <div className={styles.openAct}>
          <p>
            {openAct.lines.join(' ')} By {openAct.actedBy}, {formatTime(Number(openAct.actedAt), zone)}. The mails leave
            at {formatTime(Number(openAct.openUntil), zone)}.
          </p>
          {staffReach(viewer.staff, 'schedule.write') === null ? null : (
            <Button
              size="s"
              variant="line"
              onClick={() => {
                setAsked(true);
              }}
            >
              Take it back
            </Button>
          )}
        </div>
      </Note>
      {isAsked ? (
        <ActDialog
          act={takeDatesBackAct}
          input={{ sessionId }}
          takesAway={false}
          title="Take this back?"
          confirm="Take it back"
          dismiss="Leave it"
          onClose={() => {
            setAsked(false);
          }}
        />
      ) : null}
    </>
  );
};
