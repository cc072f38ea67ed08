import { hasLearningPlans } from '@atrium/domain/access/learningPlans.ts';
import { isLimitedExclusive } from '@atrium/domain/access/derived.ts';
import { isLimitedPage } from '@atrium/domain/access/limitedPage.ts';
import type { RouteParams } from '@atrium/domain/access/matchRoute.ts';
import { holds, type Viewer } from '@atrium/domain/access/viewer.ts';
import { isFreemium } from '@atrium/domain/catalogue/freemium.ts';
import { catalogueLanding } from '@atrium/domain/catalogue/landing.ts';
import { homeParts } from '@atrium/domain/member/homeParts.ts';

/** A document that a page asks for when it opens. */
export interface FirstDocument {
  /** The name of the persisted document. */
  readonly operation: string;
  /** In the order in which the page sends them. */
  readonly variables: object;
  /** The address of the large picture at the top of the page, from the document's data. */
  readonly picture?: (data: never) => string | null | undefined;
  /** By its data, whether the page asks for it and the address names something (THR-22); absent: always. */
  readonly comes?: (data: never) => boolean;
}

interface Home {
  readonly getHome?: { readonly continueWatching: readonly { readonly thumbnailUrl: string }[] } | null;
}

interface Catalogue {
  readonly listCatalogue?: {
    readonly courses: readonly { readonly courseId: string; readonly coverImageUrl: string }[];
  } | null;
  readonly listUserMeetings?: readonly { readonly courseId: string }[] | null;
}

interface Course {
  readonly getCourse?: { readonly card: { readonly coverImageUrl: string } } | null;
}

interface Session {
  readonly getSessionContent?: { readonly announcements: readonly { readonly imageUrl: string | null }[] } | null;
}

interface Insight {
  readonly listCaseStudies: { readonly list: readonly object[] } | null;
}

/** Whether sign-in is switched off. */
const signInFlags: FirstDocument = { operation: 'SignInFlags', variables: {} };

/** The documents of the pages for guests, by the path in the route table. */
export const guestDocuments: Readonly<Record<string, readonly FirstDocument[]>> = {
  '/login': [signInFlags],
  '/corp-login': [signInFlags],
  '/signup': [signInFlags],
};

const everyCourse = { type: null, topics: [], stacks: [], difficulties: [], query: null, bookmarked: false };

const ask = (operation: string, variables: object = {}): FirstDocument => ({ operation, variables });

/** What the pages of limited members ask for besides. */
const limitedOnly = (viewer: Viewer, ...documents: FirstDocument[]): FirstDocument[] =>
  viewer.accountType === 'LIMITED' ? documents : [];

const home = (viewer: Viewer): FirstDocument => ({
  ...ask('Home', homeParts(viewer)),
  picture: ({ getHome }: Home) => getHome?.continueWatching[0]?.thumbnailUrl,
});

const catalogue = (viewer: Viewer): FirstDocument => ({
  ...ask('CataloguePage', {
    ...{ filter: everyCourse, after: 0, withOptions: false, withFreemium: isFreemium(viewer), first: true },
  }),
  // the first card is that of the viewer's next meeting
  picture: ({ listCatalogue, listUserMeetings }: Catalogue) => {
    const next = listUserMeetings?.[0]?.courseId;
    return listCatalogue?.courses.find(({ courseId }) => courseId === next)?.coverImageUrl;
  },
});

type DocumentsOf = (viewer: Viewer, params: RouteParams) => readonly FirstDocument[];

const session: DocumentsOf = (_viewer, { sessionId = '' }) => [
  {
    ...ask('SessionPage', { sessionId }),
    picture: ({ getSessionContent }: Session) => getSessionContent?.announcements[0]?.imageUrl,
  },
];

const video: DocumentsOf = (_viewer, { topLevelId = '', groupId = '', videoContentId = '' }) => [
  ask('VideoPage', { topLevelId, groupId, videoContentId }),
];

/**
 * What a member's page asks for when it opens, by its path in the route table; the HTML contains the answers (decision
 * 077). What a page asks for with other variables it requests as usual; a journey checks that the two are the same, and
 * that the page asks for all of them.
 */
export const firstDocuments: Readonly<Record<string, DocumentsOf>> = {
  '/': (viewer) => [
    home(viewer),
    ...(viewer.accountType === 'TRIAL' ? [ask('MembershipOffers')] : []),
    ...limitedOnly(viewer, ask('NextSteps'), ask('SurveyStatus')),
  ],
  '/my-sessions': (viewer) => [home(viewer)],
  '/courses': (viewer) => [
    ...(holds(viewer, 'area/mc-transactional') ? [ask('EntitledSessions')] : []),
    ...(catalogueLanding(viewer, []).kind === 'stay' ? [catalogue(viewer)] : []),
    ...(hasLearningPlans(viewer) ? [ask('LearningPlan')] : []),
    ...limitedOnly(viewer, ask('NextSteps')),
    ...(isLimitedPage(viewer, '/courses') ? [ask('MeteringPlan')] : []),
  ],
  '/courses/{courseId}': (_viewer, { courseId = '' }) => [
    {
      ...ask('CoursePage', { courseId }),
      picture: ({ getCourse }: Course) => getCourse?.card.coverImageUrl,
    },
  ],
  '/courses/session/{sessionId}': session,
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}': video,
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}': video,
  '/courses/portfolio': () => [ask('CoursePortfolio', { after: 0, first: true })],
  '/courses/business-archive': () => [ask('BusinessArchive')],
  '/mini-mbas': (viewer) => (isLimitedExclusive(viewer) ? [] : [ask('MiniMbas')]),
  '/mini-mbas/{sessionId}': session,
  '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}': video,
  '/certificates': () => [ask('Certificates')],
  '/certificates/{certificateId}': (_viewer, { certificateId = '' }) => [ask('CertificatePage', { certificateId })],
  '/crash-courses': () => [ask('CrashCoursePage', { certificateId: null })],
  '/crash-courses/{certificateId}': (_viewer, { certificateId = '' }) => [ask('CrashCoursePage', { certificateId })],
  '/events': () => [ask('EventsPage', { sort: 'latest', after: 0 })],
  '/events/{memberEventId}': (_viewer, { memberEventId = '' }) => [ask('EventPage', { memberEventId })],
  '/resources': () => [ask('ResourcesPage', { filter: { query: '', types: [], stacks: [] }, page: 1 })],
  '/resources/{slug}': (_viewer, { slug = '' }) => [ask('ResourcePage', { slug })],
  '/insights': () => [ask('InsightsPage', { query: '', after: 0 })],
  '/insights/{insightId}': (_viewer, { insightId = '' }) => [
    {
      ...ask('InsightPage', { caseStudyId: insightId }),
      comes: ({ listCaseStudies: found }: Insight) => !!found?.list.length,
    },
  ],
  '/member-directory/{userId}': (_viewer, { userId = '' }) => [ask('ProfilePage', { userId })],
  '/member-directory/{userId}/edit': (_viewer, { userId = '' }) => [ask('ProfileEditPage', { userId })],
  '/plan/intro': () => [ask('LearningPlan')],
  '/plan/quiz': () => [ask('LearningPlanQuiz')],
};
