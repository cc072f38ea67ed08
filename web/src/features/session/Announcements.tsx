import { lazy, Suspense } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import { importPart } from '#lib/importPart.ts';
import { Carousel } from '#ui/Carousel.tsx';
import { cx } from '#ui/cx.ts';
import { firstViewStands } from '#ui/drawLater.ts';
import { Link } from '#ui/Link.tsx';
import styles from './Announcements.module.css';
import type { SessionPageData } from './sessionContentQuery.ts';

// its code is large, and comes after the first view; without it the news is read as it was written
const AnnouncementText = lazy(() =>
  firstViewStands()
    .then(() => importPart(() => import('./AnnouncementText.tsx')))
    .catch(() => ({ default: AsWritten })),
);

const AsWritten = ({ markdown }: { markdown: string }) => <p>{markdown}</p>;

type AnnouncementData = SessionPageData['announcements'][number];

/** News of a session, one at a time (SSN-01, SSN-12). */
export const Announcements = ({ announcements }: { announcements: readonly AnnouncementData[] }) => {
  if (announcements.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="announcements">
      <Carousel
        label="Announcements"
        show="single"
        head={
          <h2 id="announcements" className="big">
            Announcements
          </h2>
        }
      >
        {announcements.map((one, at) => (
          <Announcement key={one.sessionContentId} one={one} first={at === 0} />
        ))}
      </Carousel>
    </section>
  );
};

const Announcement = ({ one, first }: { one: AnnouncementData; first: boolean }) => {
  const { internalLinkUrl, externalLinkUrl } = one;
  // the first one's is mostly the largest picture of the first screen
  const loading = first ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <article className={cx(styles.one, one.stylePreset && styles[one.stylePreset.toLowerCase()])}>
      {one.imageUrl === null ? null : <img className={styles.picture} {...loading} src={one.imageUrl} alt="" />}
      <div className={styles.words}>
        <Suspense fallback={<p>{plain(one.announcement)}</p>}>
          <AnnouncementText markdown={one.announcement} />
        </Suspense>
        {internalLinkUrl === null ? null : (
          <Link className={styles.more} href={internalLinkUrl}>
            See details
            <IconArrowRight aria-hidden="true" />
          </Link>
        )}
        {externalLinkUrl === null ? null : (
          <Link className={styles.more} href={externalLinkUrl} target="_blank" rel="ugc noopener">
            Open in a new tab
            <IconArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
    </article>
  );
};

/** The words without their marks: what stands there, as high as it will be, until the formatter has come. */
function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`#>]/g, '');
}
