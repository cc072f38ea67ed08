import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { parseFilters, replaceFilters, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { formatQuery, parseQuery } from '@atrium/domain/queryString.ts';
import { useSaveCourse } from '#features/bookmark/useSaveCourse.ts';
import { CataloguePage } from '#features/catalogue/CataloguePage.tsx';
import { catalogueQuery, isFreemium } from '#features/catalogue/catalogueQuery.ts';
import { normalized } from '#features/catalogue/catalogueFilter.ts';
import { FreemiumBanner } from '#features/catalogue/FreemiumBanner.tsx';
import { findLanding } from '#features/catalogue/landing.ts';
import { VotingBanner } from '#features/catalogue/VotingBanner.tsx';
import { NextSteps } from '#features/nextSteps/NextSteps.tsx';
import { loadNextSteps } from '#features/nextSteps/nextStepsQuery.ts';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const CatalogueFailure = lazy(() =>
  import('#features/catalogue/CatalogueFailure.tsx').then((file) => ({ default: file.CatalogueFailure })),
);

const search = textSearch('filter', 'm', 't', 'q', 's', 'd', 'b');
type Search = ReturnType<typeof search>;

export const Route = createFileRoute('/_shell/courses/')({
  validateSearch: search,
  // parsed in the loader, so that the route tree, which every page loads, does not contain the parser
  loaderDeps: ({ search: asked }) => ({ asked }),
  loader: async ({ context: { queryClient, viewer }, deps }) => {
    const [landing] = await Promise.all([findLanding(queryClient, viewer), loadNextSteps(queryClient, viewer)]);
    if (landing.kind === 'redirect') throw redirect({ href: landing.to, replace: true });
    if (landing.kind === 'stay') catalogueQuery.begin(queryClient, filtersOf(deps.asked));
    return landing.kind;
  },
  component: Courses,
});

function Courses() {
  const landing = Route.useLoaderData();
  const asked = Route.useSearch();
  const navigate = useNavigate();
  const onSave = useSaveCourse();
  const viewer = useViewer();
  const { flags } = viewer;
  if (landing === 'error') {
    return (
      <Suspense>
        <CatalogueFailure />
      </Suspense>
    );
  }
  return (
    <CataloguePage
      filters={filtersOf(asked)}
      onFilters={(filters, replace = false) => {
        const next = Object.fromEntries(parseQuery(replaceFilters(queryOf(asked), filters)));
        void navigate({ to: '/courses', search: next, replace, resetScroll: false });
      }}
      onSave={onSave}
      banners={[
        ...(isFreemium(viewer) ? [<FreemiumBanner key="freemium" />] : []),
        ...(flags.votingBanner ? [<VotingBanner key="vote" vote={flags.votingBanner} />] : []),
        <NextSteps key="steps" viewer={viewer} />,
      ]}
    />
  );
}

function filtersOf(asked: Search): CatalogueFilters {
  return normalized(parseFilters(queryOf(asked)));
}

function queryOf(asked: Search): string {
  return formatQuery(
    Object.entries(asked).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
}
