import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { courseId, employeeId, groupId, memberId as worldMemberId, onDemandSessionId, videoId } from '../world/plan.ts';
import { accountPages } from './accountPages.ts';
import { compare, type Ratio, type Side } from './compare.ts';
import { documentHash } from './documents.ts';
import { askWhole, pageView, type PageView } from './pageViews.ts';
import { startBare, type Running } from './processes.ts';
import { sessionStatement } from './sessionStatement.ts';
import type { Setting } from './setting.ts';

/** A running product and its world. */
export interface Place {
  readonly setting: Setting;
  readonly product: Running;
  readonly dataDir: string;
}

export interface PagesResult {
  readonly bare: number;
  readonly others: string;
  readonly pages: readonly {
    readonly name: string;
    readonly cost: number;
    /** Against the bare handler. */
    readonly ratio: Ratio;
    /** Against the same page of the small world. */
    readonly growth: Ratio;
  }[];
  /** The session page's document alone, against the bare handler. */
  readonly session: Ratio & { readonly cost: number };
}

/** A course with sessions all year, an on-demand video of another, and a session in which the member is enrolled. */
function pagesOf(sessionId: string): PageView[] {
  const video = {
    topLevelId: onDemandSessionId(1),
    groupId: groupId(1, 0),
    videoContentId: `${videoId(1, 0)}-item`,
  };
  const filter = { type: null, topics: [], stacks: [], difficulties: [], query: null, bookmarked: false };
  const catalogue = { filter, after: 0, withOptions: false, withFreemium: false, first: true };
  const page = (name: string, path: string, operation: string, variables: object): PageView => ({
    name,
    path,
    documents: [{ operation, variables }],
  });
  return [
    page('home', '/', 'Home', { withMembers: true, withEvents: true, withPlan: false }),
    page('catalogue', '/courses', 'CataloguePage', catalogue),
    page('portfolio', '/courses/portfolio', 'CoursePortfolio', { after: 0, first: true }),
    page('course', `/courses/${courseId(0)}`, 'CoursePage', { courseId: courseId(0) }),
    page('session', `/courses/session/${sessionId}`, 'SessionPage', { sessionId }),
    page('video', `/courses/ondemand/${Object.values(video).join('/')}`, 'VideoPage', video),
    page('resources', '/resources', 'ResourcesPage', { filter: { query: '', types: [], stacks: [] }, page: 1 }),
    page('resource', '/resources/decision-log', 'ResourcePage', { slug: 'decision-log' }),
    ...accountPages(),
    ...memberPages(page),
    page('said in lessons', '/courses?q=claims', 'LessonSearch', { query: 'claims', after: 0 }),
    ...organizationPages(),
  ];
}

/** A page as another persona views it. */
function as(name: string, page: PageView): PageView {
  return { ...page, email: persona(name).email };
}

/** The pages that show other people, and what a member works towards. */
function memberPages(page: (name: string, path: string, operation: string, variables: object) => PageView): PageView[] {
  const userId = worldMemberId(1);
  const ownId = persona('member').memberId;
  const certificate = (id: string) => ({ certificateId: id });
  return [
    page('directory', '/member-directory', 'MemberDirectory', { filter: '', page: 1, count: 36 }),
    page('profile', `/member-directory/${userId}`, 'ProfilePage', { userId }),
    page('own profile', `/member-directory/${ownId}/edit`, 'ProfileEditPage', { userId: ownId }),
    page('certificates', '/certificates', 'Certificates', {}),
    page('certificate', '/certificates/ai-foundations', 'CertificatePage', certificate('ai-foundations')),
    page('events', '/events', 'EventsPage', { sort: 'latest', after: 0 }),
    as(
      'crash',
      page(
        'crash course',
        '/crash-courses/crash-ai-for-managers',
        'CrashCoursePage',
        certificate('crash-ai-for-managers'),
      ),
    ),
    as('minimba', page('Mini-MBAs', '/mini-mbas', 'MiniMbas', {})),
    as('planner', page('quiz of the plan', '/plan/quiz', 'LearningPlanQuiz', {})),
    as('archive', page('archive', '/courses/business-archive', 'BusinessArchive', {})),
    as('sprints', page('own sessions', '/my-sessions', 'EntitledSessions', {})),
    as('ann@acme.example', page('insights', '/insights', 'InsightsPage', { query: '', after: 0 })),
    as(
      'ann@acme.example',
      page('insight', '/insights/half-the-inbox', 'InsightPage', { caseStudyId: 'half-the-inbox' }),
    ),
  ];
}

/** The pages of an administrator of the grown company; its tables in a company of any size: `--only company`. */
function organizationPages(): PageView[] {
  const { email } = persona('ann@acme.example');
  const userId = employeeId(1);
  const inRange = (filterType: string) => ({ customerId: null, filterType });
  const range = inRange('CONTRACT_TO_DATE');
  const table = { ...range, page: 0, searchTerm: '', sortBy: null };
  const byCompleted = { ...table, sortBy: { key: 'completed', direction: 'DESC' } };
  const courses = (variables: object) => ({ operation: 'OrganizationCourses', variables });
  // the other ranges are fetched as soon as one is shown
  const overview = ['CONTRACT_TO_DATE', 'LAST_30_DAYS', 'LAST_90_DAYS'].map((filterType) => ({
    operation: 'OrganizationDashboard',
    variables: inRange(filterType),
  }));
  return [
    {
      ...{ name: 'organization', path: '/organization', email },
      documents: [...overview, courses(byCompleted), { operation: 'OrganizationEmployees', variables: table }],
    },
    {
      ...{ name: 'its courses', path: '/organization?tab=1', email },
      documents: [...overview, courses(byCompleted), courses(table)],
    },
    {
      ...{ name: 'an employee', path: `/organization/employee/${userId}`, email },
      documents: [
        { operation: 'EmployeeDetails', variables: { ...range, userId } },
        { operation: 'EmployeeCourses', variables: { ...range, userId, page: 0, search: '', sort: null } },
      ],
    },
    {
      ...{ name: 'seats', path: '/organization/seats', email },
      documents: [
        { operation: 'OrganizationSeats', variables: { customerId: null, page: 0, searchTerm: '', state: null } },
      ],
    },
  ];
}

/**
 * The pages as a signed-in browser with a warm cache views them, in a small and a large world in turn, beside a
 * bare handler that runs the best statement for the session page, prepared, and sends the same bytes as that page.
 * `names`: of which pages; null for all.
 */
export async function benchPages(
  small: Place,
  large: Place,
  { views, names }: { readonly views: number; readonly names: readonly string[] | null },
): Promise<PagesResult> {
  const sessionId = await findOwnSession(large.setting);
  const pages = pagesOf(sessionId).filter(({ name }) => names?.includes(name) ?? true);
  const body = JSON.stringify({ query: documentHash('SessionPage'), persisted: true, variables: { sessionId } });
  const { email } = persona('member');
  const { idToken } = await signInAs(large.product.origin, email, demoPassword);
  const answer = await askWhole(large.product.origin, idToken, body);
  const { memberId } = persona('member');
  const statement = { name: 'session', text: sessionStatement, values: [memberId, sessionId] };
  const bare = await startBare(large.setting.url, statement, answer);
  try {
    const sides: Record<string, Side> = {
      bare: { ...rootsOf(large.setting, bare), request: () => read(bare.origin) },
      document: {
        ...rootsOf(large.setting, large.product),
        request: async () => {
          await askWhole(large.product.origin, idToken, body);
        },
      },
    };
    for (const page of pages) {
      for (const [world, place] of Object.entries({ small, large }))
        sides[`${page.name} ${world}`] = viewOf(place, page);
    }
    const { cost, ratio, others } = await compare(sides, { requestsPerRun: views });
    return {
      bare: cost['bare'] ?? Number.NaN,
      others,
      pages: pages.map(({ name }) => ({
        name,
        cost: cost[`${name} large`] ?? Number.NaN,
        ratio: ratio(`${name} large`, 'bare'),
        growth: ratio(`${name} large`, `${name} small`),
      })),
      session: { ...ratio('document', 'bare'), cost: cost['document'] ?? Number.NaN },
    };
  } finally {
    await bare.stop();
  }
}

function rootsOf({ postmaster }: Setting, { pid }: Running): Pick<Side, 'roots'> {
  return { roots: [pid, postmaster] };
}

/**
 * Signs in again before the cookie's token is about to expire: a cookie that is sent again and again cannot be
 * refreshed.
 */
function viewOf({ setting, product }: Place, page: PageView): Side {
  const holdsFor = 5 * 60_000;
  let view: Promise<() => Promise<void>> | null = null;
  let signedInAt = 0;
  const open = async (): Promise<() => Promise<void>> => {
    const { cookies } = await signInAs(product.origin, page.email ?? persona('member').email, demoPassword);
    return pageView({ origin: product.origin, cookies }, page);
  };
  return {
    ...rootsOf(setting, product),
    request: async () => {
      if (view === null || performance.now() - signedInAt > holdsFor) {
        signedInAt = performance.now();
        view = open();
      }
      await (
        await view
      )();
    },
  };
}

async function read(origin: string): Promise<void> {
  const response = await fetch(origin);
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}

/** A live session with its own content in which the member is enrolled. */
async function findOwnSession({ database }: Setting): Promise<string> {
  const { rows } = await database.pool.query<{ session_id: string }>(
    `select e.session_id from enrollment e join session s using (session_id) join session_content c using (session_id)
     where e.member_id = $1 and e.status = 'ENROLLED' and s.start_at is not null and s.cancelled_at is null
     group by e.session_id order by count(*) desc, e.session_id limit 1`,
    [persona('member').memberId],
  );
  const found = rows[0]?.session_id;
  if (found === undefined) throw new Error('the member has no enrollment');
  return found;
}
