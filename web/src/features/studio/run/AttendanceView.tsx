import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import { startSave } from '#lib/save.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { SlimSelect } from '#ui/Select.tsx';
import { toast } from '#ui/toast.ts';
import { ActDialog, audited } from '../ActDialog.tsx';
import { saveAttendanceAct } from './attendanceActs.ts';
import { AttendanceTable } from './AttendanceTable.tsx';
import type { PersonOfSession, RunMeeting, RunSession } from './runQueries.ts';
import styles from './Run.module.css';

export interface AttendanceHeadProps {
  viewer: SignedIn;
  session: RunSession;
  meeting: RunMeeting;
  onMeeting: (meetingNumber: number) => void;
}

/** Which class it is about, how many were there, and the mark for everybody. */
export const AttendanceHead = ({ viewer, session, meeting, onMeeting }: AttendanceHeadProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  const { sessionId, meetings, enrolled } = session;
  const hasBegun = Number(meeting.startAt) <= now;
  return (
    <div className={styles.class}>
      <SlimSelect
        label="Class"
        options={meetings.map((each) => ({
          value: String(each.meetingNumber),
          label: `${each.title || session.title}, ${formatMoment(Number(each.startAt), zone)}`,
        }))}
        value={String(meeting.meetingNumber)}
        onChange={(event) => {
          onMeeting(Number(event.target.value));
        }}
      />
      <p className={look.muted}>{stateWords(meeting, enrolled, now)}</p>
      {hasBegun && mayMark(viewer) ? (
        <Button
          size="s"
          variant="line"
          onClick={() => {
            setAsked(true);
          }}
        >
          Everybody was there
        </Button>
      ) : null}
      {isAsked ? (
        <ActDialog
          act={saveAttendanceAct}
          input={{ sessionId, meetingNumber: meeting.meetingNumber, userIds: null, wasThere: true }}
          takesAway={false}
          title="Everybody who is enrolled was there?"
          confirm="Mark everybody"
          dismiss="Leave it"
          onClose={() => {
            setAsked(false);
          }}
        />
      ) : null}
    </div>
  );
};

const mayMark = ({ staff }: SignedIn): boolean => staffReach(staff, 'attendance.write') !== null;

/** '12 of 28 were there. The provider has not reported yet.' */
function stateWords({ startAt, endAt, attended, isReported }: RunMeeting, enrolled: number, now: number): string {
  if (Number(startAt) > now) return 'It has not begun.';
  const there = `${attended.toLocaleString('en-US')} of ${counted(enrolled, 'person', 'people')} counted as there.`;
  if (Number(endAt) > now) return `${there} It is running.`;
  return isReported ? there : `${there} The provider has not reported yet.`;
}

export interface AttendanceListProps {
  viewer: SignedIn;
  session: RunSession;
  meeting: RunMeeting;
  people: readonly PersonOfSession[];
}

/** Who was in the class; one press says that somebody was there, and a reason is asked for where it is taken away. */
export const AttendanceList = ({ viewer, session: { sessionId }, meeting, people }: AttendanceListProps) => {
  const queryClient = useQueryClient();
  const now = useNow();
  const [asked, setAsked] = useState<PersonOfSession | null>(null);
  const { meetingNumber } = meeting;
  const inputOf = ({ userId }: PersonOfSession, wasThere: boolean) => ({
    sessionId,
    meetingNumber,
    userIds: [userId],
    wasThere,
  });
  const mark = (person: PersonOfSession) => {
    startSave(
      queryClient,
      audited(saveAttendanceAct),
      { ...inputOf(person, true), reason: '', dryRun: false },
      {
        done: ({ lines }) => {
          toast({ id: 'studio', message: (lines ?? []).join(' ') || 'It was so already.' });
        },
        failed: ({ message }) => {
          toast({ id: 'studio', tone: 'bad', message });
        },
      },
    );
  };
  return (
    <>
      <AttendanceTable
        people={people}
        acts={mayMark(viewer) && Number(meeting.startAt) <= now ? { onThere: mark, onAbsent: setAsked } : null}
      />
      {asked === null ? null : (
        <ActDialog
          act={saveAttendanceAct}
          input={inputOf(asked, false)}
          takesAway
          title={`${asked.displayName} was not there?`}
          confirm="Was not there"
          dismiss="Leave it"
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};
