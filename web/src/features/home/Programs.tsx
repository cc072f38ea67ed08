import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { ifOpen } from '#lib/links.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import type { HomeData } from './homeQuery.ts';
import styles from './Programs.module.css';

/** The programs that the home page has room for; all are on the page of certificates. */
const mostPrograms = 2;

interface ProgramsProps {
  viewer: Viewer;
  programs: HomeData['programs'];
}

/** How far the viewer is with the certificates they are registered for, and the next course of each (HOM-01). */
export const Programs = ({ viewer, programs }: ProgramsProps) => (
  <section className={styles.programs} aria-label="Your certificates">
    {programs.slice(0, mostPrograms).map(({ certificateId, title, needed, done, next }) => (
      <p key={certificateId} className={styles.program}>
        <span className={styles.share} aria-hidden="true">
          <span style={{ inlineSize: `${String(Math.round((done / Math.max(1, needed)) * 100))}%` }} />
        </span>
        <span>
          <b>
            <Link
              href={ifOpen(viewer, fillPath('/certificates/{certificateId}', { certificateId })) ?? '/certificates'}
            >
              {title}
            </Link>
          </b>
          : {done} of {needed}
          {next === null ? (
            <span className={look.muted}>{done === needed ? ', complete' : ''}</span>
          ) : (
            <span className={cx(look.muted)}>
              , next: <Link href={next.path}>{next.title}</Link>
            </span>
          )}
        </span>
      </p>
    ))}
  </section>
);
