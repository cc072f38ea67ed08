import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { durationInWords } from '@atrium/domain/video/duration.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { formatDay } from '#lib/dates.ts';
import type { InsightsPageQuery } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { NothingYet } from '#parts/NothingYet.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { SubmitSearch } from '#parts/SubmitSearch.tsx';
import { Button } from '#ui/Button.tsx';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { insightsQuery } from './insightsQuery.ts';
import styles from './Insight.module.css';

interface InsightsPageProps {
  /** The search in the address. */
  q: string;
  onSearch: (text: string) => void;
}

/** The insights for companies, with a search by their name (INS-01). */
export const InsightsPage = ({ q, onSearch }: InsightsPageProps) => {
  const zone = useTimeZone(useViewer().timeZone);
  const query = useInfiniteQuery({ ...insightsQuery(q), placeholderData: keepPreviousData });
  const insights = query.data?.pages.flatMap((page) => page.list);
  const isBare = insights?.length === 0 && !query.isPlaceholderData;
  // over nothing at all there is nothing to search (BEG-06)
  const whole = useInfiniteQuery({ ...insightsQuery(''), enabled: isBare && q !== '' });
  if (isBare && (q === '' || whole.data?.pages[0]?.list.length === 0)) {
    return (
      <Wrap className={styles.list}>
        <PageHead title="Learning begins here" />
        <NothingYet of="insights" />
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.list}>
      <PageHead
        title="Learning begins here"
        aside={<SubmitSearch label="Search by Insight Name" q={q} onSearch={onSearch} />}
      >
        <p>What other companies tried, what it cost, and what they would do again.</p>
      </PageHead>
      <ListAnswer query={query} skeleton={<InsightsSkeleton />} noun="insights">
        {insights === undefined ? null : insights.length === 0 ? (
          <EmptyState
            title="No insight has this in its name."
            action={
              <Button
                variant="line"
                onClick={() => {
                  onSearch('');
                }}
              >
                Clear Search
              </Button>
            }
          />
        ) : (
          <ul className={styles.grid}>
            {insights.map((insight, at) => (
              <li key={insight.caseStudyId}>
                <InsightCard insight={insight} zone={zone} eager={at < 3} />
              </li>
            ))}
          </ul>
        )}
      </ListAnswer>
    </Wrap>
  );
};

interface InsightCardProps {
  insight: NonNullable<InsightsPageQuery['listCaseStudies']>['list'][number];
  zone: string;
  eager: boolean;
}

const InsightCard = ({ insight, zone, eager }: InsightCardProps) => {
  const { caseStudyId, title, publishedAt, coverImageUrl, video } = insight;
  return (
    <article className={look.card}>
      <Cover src={coverImageUrl} eager={eager} play={video !== null} />
      <p className={cx(look.tiny, look.muted)}>
        {formatDay(Number(publishedAt), zone)}
        {video === null ? null : `, video of ${durationInWords(video.duration)}`}
      </p>
      <h2 className={look.cardTitle}>
        <Link className={look.cardLink} href={fillPath('/insights/{insightId}', { insightId: caseStudyId })}>
          {title}
        </Link>
      </h2>
    </article>
  );
};

const InsightsSkeleton = () => (
  <Loading label="Loading insights" className={styles.grid}>
    {Array.from({ length: 6 }, (_, at) => (
      <div key={at} className={look.card}>
        <Skeleton shape="picture" ratio="8/5" />
        <Skeleton width="40%" height={19.5} />
        <Skeleton width="90%" height={25} />
      </div>
    ))}
  </Loading>
);
