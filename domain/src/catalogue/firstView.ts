import { ask, limitedOnly, page, type FirstDocument, type FirstView } from '../access/firstDocument.ts';
import { hasLearningPlans } from '../access/learningPlans.ts';
import { isLimitedPage } from '../access/limitedPage.ts';
import { holds, type Viewer } from '../access/viewer.ts';
import { refusal } from '../errors.ts';
import type { CourseType } from '../session/facts.ts';
import { catalogueVariables, portfolioVariables } from './catalogueVariables.ts';
import { noFilters } from './filters.ts';
import { isFreemium } from './freemium.ts';
import { catalogueLanding } from './landing.ts';

interface Catalogue {
  readonly listCatalogue?: {
    readonly courses: readonly { readonly courseId: string; readonly coverImageUrl: string }[];
  } | null;
  readonly listUserMeetings?: readonly { readonly courseId: string }[] | null;
}

interface Course {
  readonly getCourse?: { readonly card: { readonly coverImageUrl: string } } | null;
}

interface Entitled {
  readonly getEntitledSessions?: readonly { readonly courseId: string; readonly courseType: CourseType }[] | null;
}

const catalogue = (viewer: Viewer): FirstDocument => ({
  ...page('CataloguePage', catalogueVariables(noFilters, 0, { withOptions: false, withFreemium: isFreemium(viewer) })),
  // the first card is that of the viewer's next meeting
  picture: ({ listCatalogue, listUserMeetings }: Catalogue) => {
    const next = listUserMeetings?.[0]?.courseId;
    return listCatalogue?.courses.find(({ courseId }) => courseId === next)?.coverImageUrl;
  },
});

/** Where the catalogue leads those who bought single sessions (CAT-12). */
const entitled = (viewer: Viewer): FirstDocument => ({
  ...ask('EntitledSessions'),
  instead: ({ getEntitledSessions: sessions }: Entitled) => {
    const landing = catalogueLanding(viewer, sessions ?? []);
    if (landing.kind === 'stay') return null;
    return landing.kind === 'redirect' ? { leadsTo: landing.to } : { refusal: refusal('NOT_FOUND') };
  },
});

/** The catalogue, the other lists of courses, and a course. */
export const catalogueView: FirstView = {
  '/courses': (viewer) => [
    ...(holds(viewer, 'area/mc-transactional') ? [entitled(viewer)] : []),
    ...(catalogueLanding(viewer, []).kind === 'stay' ? [catalogue(viewer)] : []),
    ...(hasLearningPlans(viewer) ? [ask('LearningPlan')] : []),
    ...limitedOnly(viewer, ask('NextSteps')),
    ...(isLimitedPage(viewer, '/courses') ? [ask('MeteringPlan')] : []),
  ],
  '/courses/{courseId}': (_viewer, { courseId = '' }) => [
    {
      ...page('CoursePage', { courseId }),
      picture: ({ getCourse }: Course) => getCourse?.card.coverImageUrl,
    },
  ],
  '/courses/portfolio': () => [page('CoursePortfolio', portfolioVariables(0))],
  '/courses/business-archive': () => [page('BusinessArchive')],
};
