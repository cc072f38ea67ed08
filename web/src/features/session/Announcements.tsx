import { IconArrowRight } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { importPart } from '#lib/importPart.ts';
import { Carousel } from '#ui/Carousel.tsx';
import { cx } from '#ui/cx.ts';
import { firstViewStands } from '#ui/drawLater.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { isProse } from './isProse.ts';
import type { SessionPageData } from './sessionQuery.ts';
import styles from './Announcements.module.css';

// the Markdown renderer is large and loads after the first view, where a text needs it; until then the plain text is
// shown
const AnnouncementText = lazy(() =>
  firstViewStands()
    .then(() => importPart(() => import('./AnnouncementText.tsx')))
    .catch(() => ({ default: AsWritten })),
);

const AsWritten = ({ markdown }: { markdown: string }) => <p>{markdown}</p>;

type AnnouncementData = SessionPageData['announcements'][number];

/** The announcements of a session, one at a time (SSN-01, SSN-12). */
export const Announcements = ({ announcements }: { announcements: readonly AnnouncementData[] }) => {
  if (announcements.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="announcements">
      <Carousel
        label="Announcements"
        show="single"
        head={
          <h2 id="announcements" className={look.big}>
            Announcements
          </h2>
        }
      >
        {announcements.map((announcement, at) => (
          <Announcement key={announcement.sessionContentId} announcement={announcement} first={at === 0} />
        ))}
      </Carousel>
    </section>
  );
};

const Announcement = ({ announcement, first }: { announcement: AnnouncementData; first: boolean }) => {
  const { internalLinkUrl, externalLinkUrl } = announcement;
  // the first one's picture is usually the largest contentful paint
  const loading = first ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <article className={cx(styles.one, announcement.stylePreset && styles[announcement.stylePreset.toLowerCase()])}>
      {announcement.imageUrl === null ? null : (
        <img className={styles.picture} {...loading} src={announcement.imageUrl} alt="" />
      )}
      <div className={styles.words}>
        {isProse(announcement.announcement) ? (
          <AsWritten markdown={announcement.announcement} />
        ) : (
          <Suspense fallback={<p>{plain(announcement.announcement)}</p>}>
            <AnnouncementText markdown={announcement.announcement} />
          </Suspense>
        )}
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

/** The text without its Markdown, of about the same height, until the renderer has loaded. */
function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`#>]/g, '');
}
