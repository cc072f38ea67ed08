import { matchStudio } from '@atrium/domain/access/studioRoutes.ts';
import { Suspense, type ReactNode } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import type { OnSearch } from './onSearch.ts';
import { studioViews, type StudioVisit } from './studioViews.tsx';

export interface StudioPagesProps {
  viewer: SignedIn;
  path: string;
  /** The query of the address; others than texts are left out. */
  search: Readonly<Record<string, unknown>>;
  onSearch: OnSearch;
}

/** The page of the studio at a path, or 'not found' for a path that none of them has. */
export const StudioPages = ({ viewer, path, search, onSearch }: StudioPagesProps) => {
  const match = matchStudio(path);
  if (match === null) return <NotFoundView />;
  // its parameters are those of its path
  const show = studioViews[match.route.path] as (visit: StudioVisit) => ReactNode;
  const texts = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return (
    <Suspense key={path}>
      {show({ viewer, params: match.params, search: Object.fromEntries(texts), onSearch })}
    </Suspense>
  );
};
