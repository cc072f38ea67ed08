import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { useState } from 'react';
import { formatDayAndTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { announcementsQuery, stopAnnouncementAct, type Announced } from './announcementCalls.ts';
import styles from '../ListPage.module.css';

export interface AnnouncementListProps {
  viewer: SignedIn;
  sessionId: string;
}

/** What was written to everybody of a session; what waits can be stopped. */
export const AnnouncementList = ({ viewer, sessionId }: AnnouncementListProps) => (
  <PageAnswer of={announcementsQuery(sessionId)}>
    {(announced) =>
      announced.length === 0 ? (
        <EmptyState title="Nothing was written yet.">
          What the team writes to everybody who is enrolled is listed here.
        </EmptyState>
      ) : (
        <AnnouncementTable viewer={viewer} announced={announced} />
      )
    }
  </PageAnswer>
);

const AnnouncementTable = ({ viewer, announced }: { viewer: SignedIn; announced: readonly Announced[] }) => {
  const zone = useTimeZone(viewer.timeZone);
  const [asked, setAsked] = useState<Announced | null>(null);
  const mayWrite = staffReach(viewer.staff, 'announcement.write') !== null;
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Announcements</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Mail</th>
            <th scope="col">By</th>
            <th scope="col">What happened</th>
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          </tr>
        </thead>
        <tbody>
          {announced.map((each) => (
            <tr key={each.announcementId}>
              <th scope="row">
                {each.subject}
                <small className={look.muted}>{each.text}</small>
              </th>
              <td>{each.writtenBy}</td>
              <td className={styles.edited}>{happened(each, zone)}</td>
              <td className={styles.acts}>
                {mayWrite && each.leavesAt !== null && each.mailed === 0 ? (
                  <Button
                    size="s"
                    variant="line"
                    aria-label={`Stop: ${each.subject}`}
                    onClick={() => {
                      setAsked(each);
                    }}
                  >
                    Stop
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked === null ? null : (
        <ActDialog
          act={stopAnnouncementAct}
          input={{ announcementId: asked.announcementId }}
          takesAway={false}
          title={`Stop “${asked.subject}”?`}
          confirm="Stop it"
          dismiss="Let it go"
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

/** 'Leaves Dec 2, 12:10 PM GMT-5', 'Sent to 28 people, Dec 2, 12:11 PM GMT-5'. */
function happened({ leavesAt, stoppedAt, sentAt, mailed }: Announced, zone: string): string {
  const moment = (at: string): string => formatDayAndTime(Number(at), zone);
  if (stoppedAt !== null) return `Stopped, ${moment(stoppedAt)}`;
  const sent = `Sent to ${counted(mailed, 'person', 'people')}`;
  if (sentAt !== null) return `${sent}, ${moment(sentAt)}`;
  return mailed === 0 ? `Leaves ${moment(leavesAt ?? '0')}` : `${sent} so far`;
}
