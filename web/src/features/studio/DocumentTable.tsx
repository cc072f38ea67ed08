import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { DocumentSort, StudioDocumentsQuery } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Link } from '#ui/Link.tsx';
import { SortHead } from '#ui/Table.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { doorOf } from './documentState.ts';
import { DoorMark } from './DoorMark.tsx';
import { HeadBox } from './HeadBox.tsx';
import { studioPath, type StudioKind } from './kinds.ts';
import { titleLabel } from './newDocument.ts';
import { PeekButton } from './PeekButton.tsx';
import { RowBox } from './RowBox.tsx';
import { RunLink } from './run/RunLink.tsx';
import { publishingTime, shortMoment } from './studioDates.ts';
import { sortedAs, sortedBy, type StudioFilters } from './studioFilters.ts';
import type { ListRows } from './useListRows.ts';
import styles from './ListPage.module.css';

export type ListedDocument = NonNullable<StudioDocumentsQuery['listDocuments']>['items'][number];

export interface DocumentTableProps {
  viewer: SignedIn;
  kind: StudioKind;
  items: readonly ListedDocument[];
  rows: ListRows;
  filters: StudioFilters;
  onFilters: (next: StudioFilters) => void;
}

const columns: readonly { readonly sort: DocumentSort; readonly label: string | null }[] = [
  { sort: 'title', label: null },
  { sort: 'state', label: 'State' },
  { sort: 'changed', label: 'Edited' },
];

/** A row for each document: its title, what members see of it, and who changed it when. */
export const DocumentTable = ({ viewer, kind, items, rows, filters, onFilters }: DocumentTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const hasRun = kind.kind === 'session' && staffReach(viewer.staff, 'enrollment.read') !== null;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{kind.many}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td className={styles.pick}>
            <HeadBox ids={items.map(({ id }) => id)} rows={rows} />
          </td>
          {columns.map(({ sort, label }) => (
            <SortHead
              key={sort}
              sorted={sortedAs(sort, filters)}
              onSort={() => {
                onFilters(sortedBy(sort, filters));
              }}
            >
              {label ?? titleLabel(kind)}
            </SortHead>
          ))}
          <td>
            <VisuallyHidden>{hasRun ? 'Peeking at it, running it' : 'Peeking at it'}</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody {...rows.body}>
        {items.map((item) => (
          <tr key={item.id} data-row={item.id} className={rows.isChosen(item.id) ? styles.chosen : undefined}>
            <td className={styles.pick}>
              <RowBox
                label={`Select ${titleOf(kind, item)}`}
                checked={rows.isChosen(item.id)}
                onToggle={(isRange) => {
                  rows.toggle(item.id, isRange);
                }}
              />
            </td>
            <th scope="row">
              <Link href={studioPath(kind.kind, item.id)} data-place={item.id === rows.at ? '' : undefined}>
                {titleOf(kind, item)}
              </Link>
            </th>
            <td>
              <DoorMark state={doorOf(item.state, item.draft)}>
                {item.draft?.publishAt ? publishingTime(item.draft.publishAt, zone) : null}
              </DoorMark>
              {item.draft?.failure ? <span className={styles.failed}>It could not be published.</span> : null}
            </td>
            <td className={styles.edited}>{edited(item, now, zone)}</td>
            <td className={styles.acts}>
              <span className={styles.both}>
                {hasRun ? <RunLink viewer={viewer} kind={kind} document={item} title={item.title} /> : null}
                <PeekButton id={item.id} title={titleOf(kind, item)} rows={rows} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What a row is called. */
export function titleOf(kind: StudioKind, { title }: Pick<ListedDocument, 'title'>): string {
  return title || `Untitled ${kind.one}`;
}

/** 'Noa Ben-Ami, 9:08 AM'; an empty text where its history has not begun. */
function edited({ draft, changedBy, changedAt }: ListedDocument, now: number, zone: string): string {
  const at = draft?.savedAt ?? changedAt;
  const by = draft === null ? changedBy : draft.savedByName;
  return [by, at === null ? null : shortMoment(Number(at), now, zone)].filter(Boolean).join(', ');
}
