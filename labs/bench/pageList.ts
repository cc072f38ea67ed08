import { persona } from '@atrium/content/people.ts';
import { firstViews } from '@atrium/domain/access/pageDocuments.ts';
import { matchPage } from '@atrium/domain/access/studioRoutes.ts';
import { catalogueFilter, catalogueVariables } from '@atrium/domain/catalogue/catalogueVariables.ts';
import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { courseId, employeeId, groupId, memberId as worldMemberId, onDemandSessionId, videoId } from '../world/plan.ts';
import { accountPages } from './accountPages.ts';
import { organizationPages } from './organizationPages.ts';
import type { PageView } from './pageViews.ts';
import { studioPages } from './studioPages.ts';

/** An address of a video. */
export interface Lesson {
  readonly topLevelId: string;
  readonly groupId: string;
  readonly videoContentId: string;
}

/** What is found in the database. */
export interface Found {
  /** A session in which the member is enrolled, and a video in it. */
  readonly sessionId: string;
  readonly lesson: Lesson;
  /** A video of the Mini-MBA of its persona. */
  readonly miniMbaLesson: Lesson;
}

export const miniMbaSessionId = 'mini-mba-ai-1';

/**
 * Pages that are the same for everybody who is signed in, for which nothing is read but the viewer; and those of the
 * first owner and of an invitation to the team, which one person opens once.
 */
export const withoutData: readonly string[] = [
  '/studio/companies/new',
  '/not-authorized',
  '/referrals',
  '/drops',
  '/setup/{token}',
  '/join-team/{token}',
  '/studio/people/add',
];

/** A page with what it asks for. */
type Written = PageView & { readonly documents: NonNullable<PageView['documents']> };
type MakePage = (name: string, path: string, operation: string, variables: object) => Written;

const page: MakePage = (name, path, operation, variables) => ({ name, path, documents: [{ operation, variables }] });

/** A page as another persona views it. */
const as = (name: string, viewed: Written): Written => ({ ...viewed, email: persona(name).email });

/** The same with what the page asks for besides. */
const alsoAsking = (viewed: Written, ...others: Written['documents']): Written => ({
  ...viewed,
  documents: [...viewed.documents, ...others],
});

const catalogue = catalogueVariables(noFilters, 0, { withOptions: false, withFreemium: false });
const parts = { withMembers: false, withEvents: false, withPlan: false };

/**
 * Every page of a member in the states that read different data, with what the browser asks for, in its order. A page
 * of one address whose data comes with its HTML needs no line here: it is added as the member opens it.
 */
export function pagesOf(found: Found): PageView[] {
  const written = writtenPages(found);
  const routes = new Set(written.map(({ path }) => routeOf(path)));
  const others = Object.keys(firstViews).filter((path) => !path.includes('{') && !routes.has(path));
  return [...written, ...others.map((path) => ({ name: path.slice(1), path, documents: null }))];
}

/** The route of an address, as in the route table; null for none. */
export function routeOf(address: string): string | null {
  const match = matchPage(address.split('?')[0] ?? '');
  return match?.kind === 'page' ? match.route.path : null;
}

function writtenPages(found: Found): PageView[] {
  return [
    page('home', '/', 'Home', { ...parts, withMembers: true, withEvents: true }),
    as('planned', page('home with a plan', '/', 'Home', { withMembers: true, withEvents: true, withPlan: true })),
    as(
      'limited-over',
      alsoAsking(page('home of the free tier', '/', 'Home', parts), asks('NextSteps'), asks('SurveyStatus')),
    ),
    ...cataloguePages(),
    ...learningPages(found),
    page('resource', '/resources/decision-log', 'ResourcePage', { slug: 'decision-log' }),
    ...accountPages(),
    ...studioPages(),
    ...memberPages(),
    ...organizationPages({ administrator: 'ann@acme.example', employeeId: employeeId(1) }),
  ];
}

function asks(operation: string, variables: object = {}): Written['documents'][number] {
  return { operation, variables };
}

function cataloguePages(): PageView[] {
  const said = { ...catalogue, filter: catalogueFilter({ ...noFilters, q: 'claims' }), withOptions: true };
  return [
    page('catalogue', '/courses', 'CataloguePage', catalogue),
    as('limited-over', {
      name: 'catalogue of the free tier',
      path: '/courses',
      documents: [
        asks('NextSteps'),
        asks('CataloguePage', {
          ...catalogue,
          withFreemium: true,
        }),
        asks('MeteringPlan'),
      ],
    }),
    as('planned', page('learning plan', '/courses', 'LearningPlan', {})),
    page('said in lessons', '/courses?q=claims', 'CataloguePage', { ...said, withLessons: true, words: 'claims' }),
    as('archive', page('archive', '/courses/business-archive', 'BusinessArchive', {})),
    as('sprints', page('own sessions', '/my-sessions', 'Home', parts)),
  ];
}

/** A course with sessions all year, an on-demand video of another, and what the members of a session see. */
function learningPages({ sessionId, lesson, miniMbaLesson }: Found): PageView[] {
  const onDemand = {
    topLevelId: onDemandSessionId(1),
    groupId: groupId(1, 0),
    videoContentId: `${videoId(1, 0)}-item`,
  };
  const video = (name: string, root: string, address: Lesson): Written =>
    page(name, `${root}/${address.topLevelId}/${address.groupId}/${address.videoContentId}`, 'VideoPage', {
      ...address,
    });
  const session = (name: string, root: string, id: string): Written =>
    alsoAsking(
      page(name, `${root}/${id}`, 'SessionPage', { sessionId: id }),
      asks('SessionCalendarLink', { sessionId: id }),
    );
  const crashCourse = { certificateId: 'crash-ai-for-managers' };
  return [
    page('course', `/courses/${courseId(0)}`, 'CoursePage', { courseId: courseId(0) }),
    session('session', '/courses/session', sessionId),
    video('video', '/courses/ondemand', onDemand),
    video('video of a session', '/courses/session', lesson),
    as('minimba', page('Mini-MBAs', '/mini-mbas', 'MiniMbas', {})),
    as('minimba', session('Mini-MBA', '/mini-mbas', miniMbaSessionId)),
    as('minimba', video('video of a Mini-MBA', '/mini-mbas', miniMbaLesson)),
    page('certificate', '/certificates/ai-foundations', 'CertificatePage', { certificateId: 'ai-foundations' }),
    as('crash', page('crash course', `/crash-courses/${crashCourse.certificateId}`, 'CrashCoursePage', crashCourse)),
    page('notes', '/notes', 'NotesPage', { courseId: null, query: '', after: 0, count: 20 }),
    // it finds the own one, and goes on to its page with what it was answered
    as('crash', page('own crash course', '/crash-courses', 'CrashCoursePage', { certificateId: null })),
    as('planner', page('intro of the plan', '/plan/intro', 'LearningPlan', {})),
    as('planner', page('quiz of the plan', '/plan/quiz', 'LearningPlanQuiz', {})),
  ];
}

/** The pages that show other people, what they meet at, and what a company learned. */
function memberPages(): PageView[] {
  const userId = worldMemberId(1);
  const ownId = persona('member').memberId;
  return [
    page('directory', '/member-directory', 'MemberDirectory', { filter: '', page: 1, count: 36 }),
    page('profile', `/member-directory/${userId}`, 'ProfilePage', { userId }),
    page('own profile', `/member-directory/${ownId}/edit`, 'ProfileEditPage', { userId: ownId }),
    page('event', '/events/office-hours-pricing', 'EventPage', { memberEventId: 'office-hours-pricing' }),
    // each opening is counted, so that nobody asks for codes without end
    {
      ...page('AI tutor', '/profai/transfer', 'TransferToProfAI', {}),
      counted: 'hand-off',
    },
    as('ann@acme.example', page('insights', '/insights', 'InsightsPage', { query: '', after: 0 })),
    as(
      'ann@acme.example',
      page('insight', '/insights/half-the-inbox', 'InsightPage', { caseStudyId: 'half-the-inbox' }),
    ),
  ];
}
