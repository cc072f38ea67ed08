import { Suspense, type ReactNode } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { isFirstView } from '#ui/drawLater.ts';
import { Later } from '#ui/Later.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Announcements } from './Announcements.tsx';
import { SessionHero } from './SessionHero.tsx';
import type { SessionPageData } from './sessionQuery.ts';
import styles from './SessionPage.module.css';

export interface SessionPageProps {
  readonly page: SessionPageData;
  readonly action: ReactNode;
  /** Adds the dates to a calendar; empty for viewers who do not take part. */
  readonly calendar?: ReactNode;
  /** The number of the class whose film is watched, as the address has it. */
  readonly recording?: string | undefined;
  readonly onRecordingClose?: () => void;
}

const loadDetails = () => import('./SessionDetails.tsx');

// the sanitizer of rich text is large, and nothing above the tasks needs it: on the page that is opened first it loads
// when the head has rendered, otherwise with the page
const SessionDetails = lazyView(loadDetails, (module) => module.SessionDetails);
if (!isFirstView()) loadDetails().catch(() => undefined);

const RecordingDialog = lazyView(
  () => import('./RecordingDialog.tsx'),
  (module) => module.RecordingDialog,
);

/** A session's page for its members (learning.md §2 'Session detail'; SSN-01). */
export const SessionPage = ({ page, action, calendar, recording, onRecordingClose }: SessionPageProps) => (
  <>
    <SessionHero page={page} action={action} />
    <Wrap className={styles.body}>
      <Announcements announcements={page.announcements} />
      <Later space="screen">
        <Suspense fallback={<div className={styles.waiting} />}>
          <SessionDetails page={page} calendar={calendar} />
        </Suspense>
      </Later>
    </Wrap>
    {recording === undefined || onRecordingClose === undefined || !/^[1-9]\d{0,5}$/.test(recording) ? null : (
      <Suspense>
        <RecordingDialog sessionId={page.sessionId} meetingNumber={Number(recording)} onClose={onRecordingClose} />
      </Suspense>
    )}
  </>
);
