import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSave } from '#lib/useSave.ts';
import { useViewer } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { useSendKept } from '#parts/notes/useNotes.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { SubmitSearch } from '#parts/SubmitSearch.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row, Wrap } from '#ui/Layout.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { NoteList } from './NoteList.tsx';
import { notesQuery, type NoteFilters } from './notesQuery.ts';
import { saveNotesFileSpec } from './saveNotesFile.ts';
import { WaitingNotes } from './WaitingNotes.tsx';
import styles from './Notes.module.css';

interface NotesPageProps {
  /** The filters in the address. */
  filters: NoteFilters;
  /** Writes the filters into the address. */
  onFilters: (filters: NoteFilters) => void;
}

/** All notes of the member, by course and lesson, with a search and a file of them (NOT-01). */
export const NotesPage = ({ filters, onFilters }: NotesPageProps) => {
  const { memberId } = useViewer();
  const query = useInfiniteQuery({ ...notesQuery(filters), placeholderData: keepPreviousData });
  const file = useSave(saveNotesFileSpec);
  useSendKept();
  const [first] = query.data?.pages ?? [];
  const notes = query.data?.pages.flatMap((page) => page.notes);
  const hasAny = first !== undefined && first.courses.length > 0;
  const isFiltered = filters.q !== '' || filters.course !== '';
  return (
    <Wrap className={styles.page}>
      <PageHead
        title="My notes"
        aside={
          hasAny ? (
            <SubmitSearch
              label="Search my notes"
              q={filters.q}
              onSearch={(q) => {
                onFilters({ ...filters, q });
              }}
            />
          ) : undefined
        }
      >
        <p>What you wrote at lessons, for yourself. Nobody else reads it.</p>
      </PageHead>
      <WaitingNotes memberId={memberId} />
      {hasAny ? (
        <Row className={styles.bar}>
          <SlimSelect
            label="Course"
            options={[
              { value: '', label: 'All courses' },
              ...first.courses.map(({ courseId, title, notes: count }) => ({
                value: courseId,
                label: `${title} (${String(count)})`,
              })),
            ]}
            value={filters.course}
            onChange={({ target: { value } }) => {
              onFilters({ ...filters, course: value });
            }}
          />
          <p role="status">{countOf(first.total)}</p>
          <Button
            variant="line"
            size="s"
            busy={file.busy}
            onClick={() => {
              file.save(filters);
            }}
          >
            Download as Markdown
          </Button>
        </Row>
      ) : null}
      <FaultNote fault={file.fault} />
      <ListAnswer query={query} noun="notes" skeleton={<Skeleton height={320} />}>
        {notes === undefined ? null : notes.length > 0 ? (
          <NoteList notes={notes} />
        ) : isFiltered ? (
          <EmptyState
            title="No note matches."
            action={
              <Button
                variant="line"
                onClick={() => {
                  onFilters({ q: '', course: '' });
                }}
              >
                Show all notes
              </Button>
            }
          />
        ) : (
          <EmptyState title="You have no notes yet.">
            Open a lesson and press N, or Write a note, at the moment that you want to remember. B marks a moment
            without words.
          </EmptyState>
        )}
      </ListAnswer>
    </Wrap>
  );
};

function countOf(total: number): string {
  return total === 1 ? '1 note' : `${total.toLocaleString('en-US')} notes`;
}
