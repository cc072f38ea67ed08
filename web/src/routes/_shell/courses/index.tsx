import { hasLearningPlans } from '@atrium/domain/access/learningPlans.ts';
import { seesTutorBanner } from '@atrium/domain/access/tutorAccess.ts';
import { parseFilters, replaceFilters, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { isFreemium } from '@atrium/domain/catalogue/freemium.ts';
import { formatQuery, parseQuery } from '@atrium/domain/queryString.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSaveCourse } from '#features/bookmark/useSaveCourse.ts';
import { CataloguePage } from '#features/catalogue/CataloguePage.tsx';
import { catalogueQuery } from '#features/catalogue/catalogueQuery.ts';
import { FreemiumBanner } from '#features/catalogue/FreemiumBanner.tsx';
import { findLanding } from '#features/catalogue/landing.ts';
import { normalized } from '#features/catalogue/normalized.ts';
import { useLessonCount } from '#features/catalogue/useLessons.ts';
import { VotingBanner } from '#features/catalogue/VotingBanner.tsx';
import { NextSteps } from '#features/nextSteps/NextSteps.tsx';
import { loadNextSteps } from '#features/nextSteps/nextStepsQuery.ts';
import { lazyView } from '#lib/lazyView.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';

const CatalogueFailure = lazyView(
  () => import('#features/catalogue/CatalogueFailure.tsx'),
  (file) => file.CatalogueFailure,
);

// only for a search
const LessonHits = lazyView(
  () => import('#features/catalogue/LessonHits.tsx'),
  (file) => file.LessonHits,
);
/**
 * The variant with learning plans, which few members have; loaded before it is shown, so that it has its heading at
 * once.
 */
async function loadPlanParts(queryClient: QueryClient) {
  const [{ planQuery }, { PlanPage }, { PickButton }, { MoreCourses }, { TutorBanner }] = await Promise.all([
    import('#features/plan/planQuery.ts'),
    import('#features/plan/PlanPage.tsx'),
    import('#features/plan/PickButton.tsx'),
    import('#features/catalogue/MoreCourses.tsx'),
    import('#features/tutor/TutorBanner.tsx'),
  ]);
  await planQuery.load(queryClient);
  return { PlanPage, PickButton, MoreCourses, TutorBanner };
}

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
    const planParts = hasLearningPlans(viewer) ? await loadPlanParts(queryClient) : null;
    return { landing: landing.kind, planParts };
  },
  component: Courses,
});

function Courses() {
  const { landing, planParts } = Route.useLoaderData();
  const asked = Route.useSearch();
  const navigate = useNavigate();
  const onSave = useSaveCourse();
  const viewer = useViewer();
  const { flags } = viewer;
  const { q } = filtersOf(asked);
  const lessons = useLessonCount(q);
  if (landing === 'error') {
    return (
      <Suspense>
        <CatalogueFailure />
      </Suspense>
    );
  }
  const filters = filtersOf(asked);
  const onFilters = (next: CatalogueFilters, replace = false): void => {
    const search = Object.fromEntries(parseQuery(replaceFilters(queryOf(asked), next)));
    void navigate({ to: '/courses', search, replace, resetScroll: false });
  };
  const list = (
    <Suspense>
      <LessonHits key={q} q={q} />
    </Suspense>
  );
  const alsoFound = q === '' ? null : { list, lessons };
  if (planParts !== null) {
    const { PlanPage, PickButton, MoreCourses, TutorBanner } = planParts;
    return (
      <PlanPage onSave={onSave} banner={seesTutorBanner(viewer) ? <TutorBanner viewer={viewer} /> : null}>
        <MoreCourses filters={filters} onFilters={onFilters} onSave={onSave} Foot={PickButton} alsoFound={alsoFound} />
      </PlanPage>
    );
  }
  return (
    <CataloguePage
      filters={filters}
      onFilters={onFilters}
      onSave={onSave}
      alsoFound={alsoFound}
      steps={<NextSteps viewer={viewer} inline />}
      banners={[
        ...(isFreemium(viewer) ? [<FreemiumBanner key="freemium" />] : []),
        ...(flags.votingBanner ? [<VotingBanner key="vote" vote={flags.votingBanner} />] : []),
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
