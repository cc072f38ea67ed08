import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { DirectoryPage } from '#features/member/DirectoryPage.tsx';
import { directoryQuery } from '#features/member/directoryQuery.ts';
import { useMembersOnAPage, membersOnAPage } from '#features/member/membersOnAPage.ts';
import { textSearch } from '#lib/textSearch.ts';

const search = textSearch('q', 'page');

export const Route = createFileRoute('/_shell/member-directory/')({
  validateSearch: search,
  loaderDeps: ({ search: asked }) => ({ filter: asked.q ?? '', page: pageOf(asked.page) }),
  // the page draws at once, with its own loading state
  loader: ({ context: { queryClient }, deps: { filter, page } }) => {
    void directoryQuery.load(queryClient, filter, page, membersOnAPage());
  },
  component: Directory,
});

function Directory() {
  const asked = Route.useSearch();
  const navigate = useNavigate();
  const count = useMembersOnAPage();
  const filter = asked.q ?? '';
  const go = (q: string, page: number, replace = q !== filter) =>
    void navigate({
      to: '/member-directory',
      search: { ...(q !== '' && { q }), ...(page > 1 && { page: String(page) }) },
      resetScroll: q === filter,
      replace,
    });
  return (
    <DirectoryPage
      filters={{ q: filter, page: pageOf(asked.page), count }}
      onFilter={(next) => {
        go(next.trim(), 1);
      }}
      onPage={(page) => {
        go(filter, page);
      }}
      onBeyond={(lastPage) => {
        go(filter, lastPage, true);
      }}
    />
  );
}

/** Pages begin with 1; the server lists the first thousand members. */
function pageOf(asked: string | undefined): number {
  const page = Number(asked ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
