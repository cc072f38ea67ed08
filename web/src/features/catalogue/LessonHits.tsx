import { formatDuration } from '@atrium/domain/video/duration.ts';
import type { LessonSearchQuery } from '#lib/gql/graphql.ts';
import { videoPath } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { useLessons } from './useLessons.ts';
import styles from './LessonHits.module.css';

/** The lessons in which the words are said; each opens at the second of its sentence. Nothing when there are none. */
export const LessonHits = ({ q }: { q: string }) => {
  const query = useLessons(q);
  const pages = query.data?.pages;
  const total = pages?.[0]?.total;
  if (total === 0) return null;
  return (
    <Section title="Said in lessons" count={total}>
      <ListAnswer query={query} skeleton={<LessonHitsSkeleton />} noun="lessons">
        {pages === undefined ? null : (
          <ul className={styles.hits}>
            {pages
              .flatMap((page) => page.hits)
              .map((hit) => (
                <li key={hit.videoId}>
                  <LessonHit hit={hit} />
                </li>
              ))}
          </ul>
        )}
      </ListAnswer>
    </Section>
  );
};

type Hit = NonNullable<LessonSearchQuery['searchLessons']>['hits'][number];

const LessonHit = ({ hit }: { hit: Hit }) => {
  const viewer = useViewer();
  const { sourceType, courseType, courseTitle, title, thumbnailUrl, startSeconds, sentence } = hit;
  const second = Math.floor(startSeconds);
  const { topLevelId, groupId, videoContentId } = hit;
  const path = videoPath(viewer, sourceType, { topLevelId, groupId, videoContentId }, courseType);
  return (
    <article className={styles.hit}>
      <Cover src={thumbnailUrl} ratio="16/9" play />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={look.cardLink} href={`${path}?seek=${String(second)}`}>
            {title}, at <span className={look.num}>{formatDuration(second)}</span>
          </Link>
        </h3>
        <p className={cx(look.tiny, look.muted)}>{courseTitle}</p>
        <p className={cx(look.small, styles.said)}>
          “
          {sentence.map(({ text, found }, at) =>
            // the pieces of one sentence have no id and never change their order
            found ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
          ”
        </p>
      </div>
    </article>
  );
};

const LessonHitsSkeleton = () => (
  <Loading label="Searching in lessons" className={styles.hits}>
    {Array.from({ length: 2 }, (_, at) => (
      <div key={at} className={styles.hit}>
        <Skeleton shape="picture" ratio="16/9" />
        <div className={styles.words}>
          <Skeleton width="80%" height={22} />
          <Skeleton width="50%" height={19} />
          <Skeleton width="95%" height={21} />
        </div>
      </div>
    ))}
  </Loading>
);
