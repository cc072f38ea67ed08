import type { ReactNode } from 'react';
import { rollUp } from '@atrium/domain/video/progress.ts';
import { formatSpan } from '../../lib/dates.ts';
import { coursePath } from '../../lib/links.ts';
import { useTimeZone } from '../../lib/timeZone.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Round } from '../../ui/Arch.tsx';
import { Link } from '../../ui/Link.tsx';
import { SunProgress } from '../../ui/SunProgress.tsx';
import styles from './SessionHero.module.css';
import type { SessionPageData } from './sessionContentQuery.ts';

/** The head of a session: what it is, when, with whom, and how far one has come. */
export const SessionHero = ({ page, action }: { page: SessionPageData; action: ReactNode }) => {
  const { customizations } = useViewer();
  const hidden = customizations.hideSessionDetailTitle === true;
  return (
    <section className={`court ${styles.hero ?? ''}`} aria-label="Session">
      <div className={`wrap onCourt ${styles.inside ?? ''}`}>
        <div className="stack">
          <p className="small">
            <Link href={coursePath(page.courseId)}>Course page</Link>
          </p>
          <h1 tabIndex={-1} className={styles.title}>
            <span className={hidden ? undefined : styles.kind}>Session Detail</span>
            {hidden ? null : <span>{page.title}</span>}
          </h1>
          {page.hideTimeAndFacultyLabels ? null : <Facts page={page} />}
          <div className={styles.action}>{action}</div>
        </div>
        {page.progress.totalVideos > 0 ? <Progress progress={page.progress} /> : null}
      </div>
    </section>
  );
};

const Facts = ({ page }: { page: SessionPageData }) => {
  const zone = useTimeZone(useViewer().timeZone);
  const { sessionStartAt, sessionEndAt, sessionType, faculty } = page;
  return (
    <div className={styles.facts}>
      <p>
        {sessionType === 'ON_DEMAND' || sessionStartAt === null || sessionEndAt === null
          ? 'On demand, at your own pace'
          : formatSpan(Number(sessionStartAt), Number(sessionEndAt), zone)}
      </p>
      {faculty.map((one) => (
        <p key={one.facultyId} className={styles.person}>
          <Round src={one.imageUrl} size={32} />
          With {one.fullName}
        </p>
      ))}
    </div>
  );
};

const Progress = ({ progress }: { progress: SessionPageData['progress'] }) => {
  const share = rollUp(progress.groups.flatMap((group) => group.videos.filter((video) => !video.optional))).share;
  const words = `${String(progress.completedVideos)} of ${String(progress.totalVideos)} videos watched`;
  return (
    <div className={styles.progress}>
      <p className={styles.percent}>
        {Math.floor(share * 100)}
        <small>%</small>
      </p>
      <SunProgress value={share * 100} label="Watched" text={words} big />
      <p className="small">{words}</p>
    </div>
  );
};
