import type { SignedIn } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { findKind } from './kinds.ts';
import { ListPage } from './ListPage.tsx';
import { formatStudioFilters, parseStudioFilters } from './studioFilters.ts';

type Search = Parameters<typeof parseStudioFilters>[1];

export interface KindPageProps {
  viewer: SignedIn;
  /** The kind's name in the address. */
  name: string;
  search: Search;
  onSearch: (next: Search) => void;
}

/** The list of a kind; an unknown kind is not found. */
export const KindPage = ({ viewer, name, search, onSearch }: KindPageProps) => {
  const kind = findKind(name);
  if (kind === null) return <NotFoundView />;
  return (
    <ListPage
      viewer={viewer}
      kind={kind}
      filters={parseStudioFilters(name, search)}
      onFilters={(next) => {
        onSearch(formatStudioFilters(next));
      }}
    />
  );
};
