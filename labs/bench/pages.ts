import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { startBareSession } from './bareSession.ts';
import { compare, type Ratio, type Side } from './compare.ts';
import { ask, documentHash } from './documents.ts';
import { miniMbaSessionId, pagesOf, type Lesson } from './pageList.ts';
import { pageView, type PageView } from './pageViews.ts';
import type { Place } from './place.ts';
import type { Setting } from './setting.ts';

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
  const measure = await startBareSession(large);
  try {
    const { sessionId, bare, document } = measure;
    const found = {
      sessionId,
      lesson: await findLesson(large, 'member', sessionId),
      miniMbaLesson: await findLesson(large, 'minimba', miniMbaSessionId),
    };
    const all = pagesOf(found);
    const unknown = names?.find((name) => !all.some((page) => page.name === name));
    if (unknown !== undefined)
      throw new Error(`--pages ${unknown}: there are ${all.map(({ name }) => name).join(', ')}`);
    const pages = all.filter(({ name }) => names?.includes(name) ?? true);
    // by itself, because between the views of twenty pages each of its rounds would begin with cold code
    const session = await compare({ bare, document }, { requestsPerRun: views });
    const sides: Record<string, Side> = { bare };
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
      session: { ...session.ratio('document', 'bare'), cost: session.cost.document },
    };
  } finally {
    await measure.stop();
  }
}

/** Fewer than any limit allows, with those in flight. */
const fewViews = 30;

/** Empties the counters of a kind of attempts. */
async function forget({ database }: Setting, kind: string): Promise<void> {
  await database.db.deleteFrom('limit_bucket').where('bucket', 'like', `try/${kind}/%`).execute();
}

/**
 * Signs in again before the cookie's token is about to expire: a cookie that is sent again and again cannot be
 * refreshed.
 */
function viewOf({ setting, product }: Place, page: PageView): Side {
  const holdsFor = 5 * 60_000;
  let view: Promise<() => Promise<void>> | null = null;
  let signedInAt = 0;
  let views = 0;
  const open = async (): Promise<() => Promise<void>> => {
    const { cookies } = await signInAs(product.origin, page.email ?? persona('member').email, demoPassword);
    return pageView({ origin: product.origin, cookies }, page);
  };
  return {
    roots: [product.pid, setting.postmaster],
    request: async () => {
      if (page.counted !== undefined && views % fewViews === 0) await forget(setting, page.counted);
      views += 1;
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

/** The first video of a session that opens by now for a persona. */
async function findLesson({ setting, product }: Place, name: string, sessionId: string): Promise<Lesson> {
  const { rows } = await setting.database.pool.query<Lesson>(
    `select c.session_id as "topLevelId", g.session_content_id as "groupId", g.course_content_id as "videoContentId"
     from group_video g join session_content c using (session_content_id) where c.session_id = $1
     order by c.sort_order, c.session_content_id, g.sort_order`,
    [sessionId],
  );
  const { idToken } = await signInAs(product.origin, persona(name).email, demoPassword);
  for (const lesson of rows) {
    const opened = await ask(product.origin, idToken, documentHash('VideoPage'), lesson).catch(() => null);
    if (opened !== null) return lesson;
  }
  throw new Error(`no video of the session ${sessionId} opens for ${name}`);
}
