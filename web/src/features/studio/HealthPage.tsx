import { describeHealth, type HealthState } from '@atrium/domain/health/findings.ts';
import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Tag, type TagWeight } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { healthQuery, type HealthLine } from './healthQuery.ts';
import { StudioBar } from './StudioBar.tsx';
import { shortMoment } from './studioDates.ts';
import { readablePages } from './studioPages.ts';
import styles from './ListPage.module.css';

/** What can be wrong with the installation, and whether it is; looked at whenever it is opened (OPE-05). */
export const HealthPage = ({ viewer }: { viewer: SignedIn }) => {
  const query = useQuery({ ...healthQuery(), refetchOnMount: 'always', retryOnMount: false });
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Health' }]}
        acts={
          <Button size="s" variant="line" busy={query.isFetching} onClick={() => void query.refetch()}>
            Look again
          </Button>
        }
      />
      <h1 tabIndex={-1}>Health</h1>
      <PageAnswer of={healthQuery()}>
        {(lines) => (
          <>
            <p className={cx(styles.filters, look.muted)} role="status">
              {describeHealth(lines)} Looked at {shortMoment(query.dataUpdatedAt, now, zone)}.
            </p>
            <HealthTable viewer={viewer} lines={lines} />
          </>
        )}
      </PageAnswer>
    </>
  );
};

const marks: Readonly<
  Record<HealthState, { readonly label: string; readonly weight: TagWeight; readonly rank: number }>
> = {
  FAILURE: { label: 'Failure', weight: 'loud', rank: 0 },
  WARNING: { label: 'Warning', weight: 'loud', rank: 1 },
  OK: { label: 'Works', weight: 'plain', rank: 2 },
  OFF: { label: 'Not set up', weight: 'off', rank: 3 },
};

/** Where the studio has more about a part. */
const placeOf: Readonly<Record<string, string>> = {
  jobs: '/studio/jobs',
  mails: '/studio/outbox',
  webhooks: '/studio/webhooks',
  payments: '/studio/products',
  'sign-on': '/studio/companies',
};

/** What needs somebody comes first; else in the order of the server. */
const HealthTable = ({ viewer, lines }: { viewer: SignedIn; lines: readonly HealthLine[] }) => {
  const readable = readablePages(viewer.staff);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Parts</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">State</th>
          <th scope="col">How it is, and what to do</th>
          <td>
            <VisuallyHidden>More about it</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody>
        {lines
          .toSorted((one, other) => marks[one.state].rank - marks[other.state].rank)
          .map(({ part, title, state, words, todo }) => {
            const place = readable.find(({ path }) => path === placeOf[part]);
            return (
              <tr key={part}>
                <th scope="row">{title}</th>
                <td>
                  <Tag weight={marks[state].weight}>{marks[state].label}</Tag>
                </td>
                <td>
                  <span className={state === 'FAILURE' ? styles.danger : undefined}>{words}</span>
                  {todo === null ? null : <span className={styles.under}>{todo}</span>}
                </td>
                <td className={styles.acts}>
                  {place === undefined ? null : <Link href={place.path}>Open {place.label}</Link>}
                </td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
};
