import type { SignedIn } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { findKind, mayDo } from './kinds.ts';
import { ListPage } from './ListPage.tsx';
import type { PlaceSearch } from './listPlace.ts';
import type { OnSearch } from './onSearch.ts';
import { formatStudioFilters, parseStudioFilters, type StudioFilterSearch } from './studioFilters.ts';

export interface KindPageProps {
  viewer: SignedIn;
  /** The kind's name in the address. */
  name: string;
  search: StudioFilterSearch & PlaceSearch;
  onSearch: OnSearch;
}

/** The list of a kind; an unknown kind is not found. */
export const KindPage = ({ viewer, name, search, onSearch }: KindPageProps) => {
  const kind = findKind(name);
  if (kind === null || !mayDo(viewer.staff, kind, 'read')) return <NotFoundView />;
  const filters = parseStudioFilters(name, search);
  return (
    <ListPage
      viewer={viewer}
      kind={kind}
      filters={filters}
      onFilters={(next) => {
        onSearch({ ...formatStudioFilters(next), act: search.act });
      }}
      place={search}
      onPlace={(next) => {
        onSearch({ ...formatStudioFilters(filters), ...next }, { replace: true });
      }}
    />
  );
};
