import { isLimitedExclusive } from '@atrium/domain/access/derived.ts';
import type { Instead } from '@atrium/domain/access/explainAccess.ts';
import { hasLearningPlans } from '@atrium/domain/access/learningPlans.ts';
import { isLimitedPage } from '@atrium/domain/access/limitedPage.ts';
import type { RouteParams } from '@atrium/domain/access/matchRoute.ts';
import { staysOnMiniMbas } from '@atrium/domain/access/navigation.ts';
import { holds, type Viewer } from '@atrium/domain/access/viewer.ts';
import { isFreemium } from '@atrium/domain/catalogue/freemium.ts';
import { catalogueLanding } from '@atrium/domain/catalogue/landing.ts';
import { refusal } from '@atrium/domain/errors.ts';
import { homeParts } from '@atrium/domain/member/homeParts.ts';
import type { CourseType } from '@atrium/domain/session/facts.ts';
import { mayPlay, type Allowance } from '@atrium/domain/video/metering.ts';

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
  /**
   * What the page shows instead of its content, by the document's data (D82); null where it opens. Absent for a part
   * without which the page opens all the same.
   */
  readonly instead?: (data: never) => Instead | null;
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

interface Entitled {
  readonly getEntitledSessions?: readonly { readonly courseId: string; readonly courseType: CourseType }[] | null;
}

interface MiniMbas {
  readonly getEntitledBootcampSessions: readonly object[] | null;
}

interface Video {
  readonly getVideoPage?: {
    readonly video: { readonly videoId: string };
    readonly session: { readonly isFreeSession: boolean };
    readonly metering: Allowance | null;
  } | null;
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

/** A document for a part of a page. */
const ask = (operation: string, variables: object = {}): FirstDocument => ({ operation, variables });

/** The document that a page is made of: it is not found where there is nothing. */
const page = (operation: string, variables: object = {}): FirstDocument => ({
  ...ask(operation, variables),
  instead: (data: Readonly<Record<string, unknown>>) => (Object.values(data)[0] === null ? missing : null),
});

const missing: Instead = { refusal: refusal('NOT_FOUND') };

/** What the pages of limited members ask for besides. */
const limitedOnly = (viewer: Viewer, ...documents: FirstDocument[]): FirstDocument[] =>
  viewer.accountType === 'LIMITED' ? documents : [];

const home = (viewer: Viewer): FirstDocument => ({
  ...page('Home', homeParts(viewer)),
  picture: ({ getHome }: Home) => getHome?.continueWatching[0]?.thumbnailUrl,
});

const catalogue = (viewer: Viewer): FirstDocument => ({
  ...page('CataloguePage', {
    filter: everyCourse,
    after: 0,
    withOptions: false,
    withFreemium: isFreemium(viewer),
    first: true,
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
    ...page('SessionPage', { sessionId }),
    picture: ({ getSessionContent }: Session) => getSessionContent?.announcements[0]?.imageUrl,
  },
];

const video: DocumentsOf = (viewer, { topLevelId = '', groupId = '', videoContentId = '' }) => [
  {
    ...ask('VideoPage', { topLevelId, groupId, videoContentId }),
    instead: ({ getVideoPage: found }: Video) => {
      if (!found) return missing;
      const { metering, session: within, video: shown } = found;
      if (metering === null || within.isFreeSession) return null;
      return mayPlay(viewer.accountType, metering, shown.videoId) ? null : { refusal: refusal('METERING_EXCEEDED') };
    },
  },
];

/** Where the catalogue leads those who bought single sessions (CAT-12). */
const entitled = (viewer: Viewer): FirstDocument => ({
  ...ask('EntitledSessions'),
  instead: ({ getEntitledSessions: sessions }: Entitled) => {
    const landing = catalogueLanding(viewer, sessions ?? []);
    if (landing.kind === 'stay') return null;
    return landing.kind === 'redirect' ? { leadsTo: landing.to } : { refusal: refusal('NOT_FOUND') };
  },
});

/** Who may not stay without a Mini-MBA is led home; who has one only, to it (MBA-01). */
const miniMbas = (viewer: Viewer): FirstDocument => ({
  ...ask('MiniMbas'),
  instead: ({ getEntitledBootcampSessions: sessions }: MiniMbas) =>
    sessions === null || (sessions.length === 0 && !staysOnMiniMbas(viewer)) ? { leadsTo: '/' } : null,
});

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
  '/courses/session/{sessionId}': session,
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}': video,
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}': video,
  '/courses/portfolio': () => [page('CoursePortfolio', { after: 0, first: true })],
  '/courses/business-archive': () => [page('BusinessArchive')],
  '/mini-mbas': (viewer) => (isLimitedExclusive(viewer) ? [] : [miniMbas(viewer)]),
  '/mini-mbas/{sessionId}': session,
  '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}': video,
  '/certificates': () => [page('Certificates')],
  '/certificates/{certificateId}': (_viewer, { certificateId = '' }) => [page('CertificatePage', { certificateId })],
  '/crash-courses': () => [ask('CrashCoursePage', { certificateId: null })],
  '/crash-courses/{certificateId}': (_viewer, { certificateId = '' }) => [page('CrashCoursePage', { certificateId })],
  '/events': () => [page('EventsPage', { sort: 'latest', after: 0 })],
  '/events/{memberEventId}': (_viewer, { memberEventId = '' }) => [page('EventPage', { memberEventId })],
  '/resources': () => [page('ResourcesPage', { filter: { query: '', types: [], stacks: [] }, page: 1 })],
  '/resources/{slug}': (_viewer, { slug = '' }) => [page('ResourcePage', { slug })],
  '/insights': () => [page('InsightsPage', { query: '', after: 0 })],
  '/insights/{insightId}': (_viewer, { insightId = '' }) => [
    {
      ...ask('InsightPage', { caseStudyId: insightId }),
      instead: ({ listCaseStudies: found }: Insight) => (found?.list.length ? null : missing),
      comes: ({ listCaseStudies: found }: Insight) => !!found?.list.length,
    },
  ],
  '/member-directory/{userId}': (_viewer, { userId = '' }) => [page('ProfilePage', { userId })],
  '/member-directory/{userId}/edit': (_viewer, { userId = '' }) => [page('ProfileEditPage', { userId })],
  '/plan/intro': () => [page('LearningPlan'), ask('LearningPlanQuiz')],
  '/plan/quiz': () => [page('LearningPlanQuiz')],
};
