import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { NotesPage } from '#features/note/NotesPage.tsx';
import { notesQuery, type NoteFilters } from '#features/note/notesQuery.ts';
import { textSearch, type TextSearch } from '#lib/textSearch.ts';

const filtersOf = ({ q = '', course = '' }: TextSearch<'q' | 'course'>): NoteFilters => ({ q, course });

export const Route = createFileRoute('/_shell/notes')({
  validateSearch: textSearch('q', 'course'),
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => {
    notesQuery.begin(queryClient, filtersOf(search));
  },
  component: Notes,
});

function Notes() {
  const navigate = useNavigate();
  return (
    <NotesPage
      filters={filtersOf(Route.useSearch())}
      onFilters={({ q, course }) => {
        void navigate({
          to: '/notes',
          search: { ...(q !== '' && { q }), ...(course !== '' && { course }) },
          resetScroll: false,
        });
      }}
    />
  );
}
