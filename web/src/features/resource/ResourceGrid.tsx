import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import type { ResourcesPageQuery } from '#lib/gql/graphql.ts';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { TypeMark } from './TypeMark.tsx';
import styles from './Resource.module.css';

type Card = NonNullable<ResourcesPageQuery['listResources']>['list'][number];

/** How many pictures of the list are on the first screen. */
const eagerCards = 3;

/** Resources as cards, each at least 300 px wide where the screen is (RES-01). */
export const ResourceGrid = ({ resources }: { resources: readonly Card[] }) => (
  <ul className={styles.grid}>
    {resources.map(({ resourceID, slug, type, title, subtitle, coverImageUrl, stacks }, at) => (
      <li key={resourceID}>
        <article className={cx(look.card, styles.card)}>
          <Cover src={coverImageUrl} eager={at < eagerCards} />
          <TypeMark type={type} />
          <h2 className={look.cardTitle}>
            <Link className={look.cardLink} href={fillPath('/resources/{slug}', { slug })}>
              {title}
            </Link>
          </h2>
          <p>{subtitle}</p>
          {stacks.length > 0 ? <p className={cx(look.small, look.muted)}>{stacks.join(', ')}</p> : null}
        </article>
      </li>
    ))}
  </ul>
);

/** The grid while it is loading. */
export const ResourceGridSkeleton = () => (
  <Loading label="Loading resources" className={styles.grid}>
    {Array.from({ length: 6 }, (_, at) => (
      <div key={at} className={cx(look.card, styles.card)}>
        <div>
          <Skeleton shape="picture" ratio="8/5" />
        </div>
        <Skeleton width="40%" height={24} />
        <Skeleton width="80%" height={25} />
        <Skeleton width="95%" height={24} />
      </div>
    ))}
  </Loading>
);
