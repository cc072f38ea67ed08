import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { RichText } from '#parts/RichText.tsx';
import { StaffEdit } from '#parts/StaffEdit.tsx';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import type { InsightPageData } from './insightQuery.ts';
import { InsightVideo } from './InsightVideo.tsx';
import styles from './Insight.module.css';

/** One insight: its title and date, its video or its picture, and its text (INS-01). */
export const InsightPage = ({ insight }: { insight: InsightPageData }) => {
  const viewer = useViewer();
  const zone = useTimeZone(viewer.timeZone);
  const { title, publishedAt, coverImageUrl, bodyText, video } = insight;
  return (
    <Wrap as="article" className={cx(look.article, styles.page)}>
      <PageHead
        above={<Link href="/insights">Insights</Link>}
        title={title}
        aside={<StaffEdit staff={viewer.staff} kind="insight" id={insight.caseStudyId} />}
      >
        <p>{formatDay(Number(publishedAt), zone)}</p>
      </PageHead>
      <div className={styles.hero}>
        {video === null ? (
          <Cover src={coverImageUrl} ratio="16/9" eager />
        ) : (
          <InsightVideo insight={insight} video={video} />
        )}
      </div>
      <div className={styles.body}>
        <RichText html={bodyText} />
      </div>
    </Wrap>
  );
};
