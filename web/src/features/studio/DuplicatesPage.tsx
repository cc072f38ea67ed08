import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { duplicatesQuery, type DuplicatePair, type Suspect } from './duplicatesQuery.ts';
import { MergeDialog, type PairAsked } from './MergeDialog.tsx';
import { personPath } from './peopleFilters.ts';
import { StudioBar } from './StudioBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import styles from './ListPage.module.css';

export interface DuplicatesPageProps {
  viewer: SignedIn;
}

/** Pairs of accounts that may be of one person; each is merged, or known to be of two people (PEO-01). */
export const DuplicatesPage = ({ viewer }: DuplicatesPageProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const [asked, setAsked] = useState<PairAsked | null>(null);
  const query = useInfiniteQuery(duplicatesQuery(null));
  const pairs = query.data?.pages.flatMap((page) => page.pairs) ?? null;
  const since = query.data?.pages.findLast((page) => page.since !== null)?.since ?? null;
  return (
    <>
      <StudioBar
        crumbs={[
          { label: 'Studio', href: '/studio' },
          { label: 'Members', href: '/studio/people' },
          { label: 'Same person twice' },
        ]}
      />
      <h1 tabIndex={-1}>Same person twice</h1>
      {query.hasNextPage && since !== null ? (
        <p className={look.muted}>Accounts made since {formatDay(Number(since), zone)} were looked at.</p>
      ) : null}
      <ListAnswer query={query} noun="pairs" skeleton={<TableSkeleton />}>
        {pairs === null ? null : pairs.length > 0 ? (
          <PairsTable pairs={pairs} onAsk={setAsked} />
        ) : (
          <EmptyState title="Nobody seems to be here twice.">
            Accounts with the same name or nearly the same address are listed here, until you say what they are.
          </EmptyState>
        )}
      </ListAnswer>
      {asked === null ? null : (
        <MergeDialog
          viewer={viewer}
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

interface PairsTableProps {
  pairs: readonly DuplicatePair[];
  onAsk: (asked: PairAsked) => void;
}

const PairsTable = ({ pairs, onAsk }: PairsTableProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>Pairs</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Account</th>
        <th scope="col">The earlier one</th>
        <th scope="col">Why</th>
        <td>
          <VisuallyHidden>Acts</VisuallyHidden>
        </td>
      </tr>
    </thead>
    <tbody>
      {pairs.map((pair) => (
        <tr key={`${pair.person.userId}/${pair.other.userId}`}>
          <th scope="row">
            <PersonCell person={pair.person} />
          </th>
          <td>
            <PersonCell person={pair.other} />
          </td>
          <td>{pair.reasons.join(' ')}</td>
          <td className={styles.actsBelow}>
            <Row>
              <Button
                size="s"
                variant="line"
                aria-label={`Merge ${pair.person.email} and ${pair.other.email}`}
                onClick={() => {
                  onAsk({ what: 'merge', pair });
                }}
              >
                Merge
              </Button>
              <Button
                size="s"
                variant="bare"
                aria-label={`Not the same person: ${pair.person.email} and ${pair.other.email}`}
                onClick={() => {
                  onAsk({ what: 'dismiss', pair });
                }}
              >
                Not the same person
              </Button>
            </Row>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const PersonCell = ({ person }: { person: Suspect }) => (
  <>
    <Link href={personPath(person.userId)}>{person.displayName}</Link>
    <small className={styles.under}>
      {person.email}
      {person.company === null ? '' : `, ${person.company.name}`}
    </small>
  </>
);
