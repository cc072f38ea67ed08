import { stackIndexOf } from '@atrium/domain/resource/library.ts';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { now } from '#lib/clock.ts';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { track } from '#lib/track.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { RichText } from '#parts/RichText.tsx';
import { StaffEdit } from '#parts/StaffEdit.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import type { ResourcePageData } from './resourceQuery.ts';
import { TypeMark } from './TypeMark.tsx';
import styles from './Resource.module.css';

interface ResourcePageProps {
  resource: ResourcePageData;
  /** Fetches the resource again: its links expire. */
  onExpiring: () => void;
}

/** One resource: what it is, its file and its document to copy, and its content (RES-02). */
export const ResourcePage = ({ resource, onExpiring }: ResourcePageProps) => {
  const viewer = useViewer();
  const zone = useTimeZone(viewer.timeZone);
  useRenewal(resource.linksExpireAt, onExpiring);
  const { title, subtitle, type, coverImageUrl, items, tags, modified } = resource;
  const stacks = tags.filter(({ category }) => category === stackIndexOf(viewer));
  const parts = items.filter(({ anchorName }) => anchorName !== null);
  return (
    <Wrap as="article" className={cx(look.article, styles.page)}>
      <PageHead
        above={<Link href="/resources">Resources</Link>}
        title={title}
        aside={<StaffEdit staff={viewer.staff} kind="resource" id={resource.resourceID} />}
      >
        <p className={look.lede}>{subtitle}</p>
      </PageHead>
      <div className={look.factsRow}>
        <div className={styles.tags}>
          <TypeMark type={type} />
          {stacks.map(({ recordID, label }) => (
            <Link key={recordID} href={`/resources?stack=${encodeURIComponent(label)}`}>
              {label}
            </Link>
          ))}
        </div>
        <Downloads resource={resource} />
      </div>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Cover className={styles.cover} src={coverImageUrl} eager />
          {parts.length > 1 ? (
            <nav className={styles.contents} aria-labelledby="contents">
              <h2 id="contents" className={look.big}>
                On this page
              </h2>
              <ul>
                {parts.map(({ resourceContentID, anchorName }) => (
                  <li key={resourceContentID}>
                    <Link href={`#${anchorName ?? ''}`}>{nameOf(anchorName ?? '')}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <p className={cx(look.small, look.muted)}>Updated {formatDay(modified, zone)}</p>
        </div>
        <div className={styles.items}>
          {items.map((item) => (
            <section key={item.resourceContentID} id={item.anchorName ?? undefined}>
              {item.type === 'IMAGE' ? (
                <img className={styles.figure} src={item.imageUrl ?? ''} alt={item.content} width={800} height={480} />
              ) : (
                <RichText html={item.content} />
              )}
            </section>
          ))}
        </div>
      </div>
    </Wrap>
  );
};

const Downloads = ({ resource }: { resource: ResourcePageData }) => {
  const { resourceID, slug, pdfDownloadUrl, googleDocCopyUrl } = resource;
  const count = () => {
    track('Resource Downloaded', { resourceId: resourceID });
  };
  return (
    <Row className={look.noPrint}>
      {googleDocCopyUrl === null ? null : (
        <ButtonLink
          variant="line"
          href={googleDocCopyUrl}
          target="_blank"
          rel="noopener"
          icon={<IconCopy aria-hidden="true" />}
          onClick={count}
        >
          Make a copy
        </ButtonLink>
      )}
      {pdfDownloadUrl === null ? null : (
        <ButtonLink
          href={pdfDownloadUrl}
          download={`${slug}.pdf`}
          icon={<IconDownload aria-hidden="true" />}
          onClick={count}
        >
          Download PDF
        </ButtonLink>
      )}
    </Row>
  );
};

/** How long before their expiry the links are renewed, in milliseconds. */
const renewBefore = 60_000;

function useRenewal(expiresAt: number, onExpiring: () => void): void {
  const renew = useEffectEvent(onExpiring);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        renew();
      },
      Math.max(1_000, expiresAt - renewBefore - now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [expiresAt]);
}

/** 'place-the-tasks' as 'Place the tasks'. */
function nameOf(anchorName: string): string {
  const words = anchorName.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
