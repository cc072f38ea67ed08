import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { chromium, type Request } from '@playwright/test';
import type { Side } from './compare.ts';
import { askWhole, fetchToken, tokenIn } from './pageViews.ts';
import { signInByForm } from './signInByForm.ts';

/** What a page of some version sends to its server until it is quiet, besides its HTML and its files. */
export interface Recorded {
  /** Whether it asks for its token, which did not come with the HTML. */
  readonly asksToken: boolean;
  /** The bodies of its queries, in their order. */
  readonly queries: readonly string[];
  /** What it sends besides: mutations and streams, which are not sent again. */
  readonly left: readonly string[];
}

/** A running product of any version. */
interface Visited {
  readonly origin: string;
  /** The root of its checkout. */
  readonly checkout: string;
}

const settled = 1_500;

/**
 * Opens pages as the demo's member in Chromium, each a second time with everything of the first visit in the cache, and
 * says what each sends then. This works for a version whose pages ask in another way.
 */
export async function recordViews(
  executablePath: string,
  { origin, checkout }: Visited,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Recorded>> {
  const file = path.join(checkout, 'web/src/lib/gql/persisted-documents.json');
  const documents = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  await using browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInByForm(page, origin);
  const recorded = new Map<string, Recorded>();
  for (const at of paths) {
    await page.goto(origin + at, { waitUntil: 'load' });
    await page.waitForTimeout(settled);
    const sent: Request[] = [];
    const keep = (request: Request): void => void sent.push(request);
    page.on('request', keep);
    await page.goto(origin + at, { waitUntil: 'load' });
    await page.waitForTimeout(settled);
    page.off('request', keep);
    recorded.set(
      at,
      sort(
        sent.filter((request) => request.url().startsWith(`${origin}/`)),
        documents,
      ),
    );
  }
  return recorded;
}

/** Sorts the requests of a page by what they are: `documents` are the texts of its version by their hash. */
function sort(requests: readonly Request[], documents: Readonly<Record<string, string>>): Recorded {
  const bodies = requests.filter((request) => request.url().endsWith('/graphql') && request.method() === 'POST');
  const textOf = (body: string): string => documents[(JSON.parse(body) as { query: string }).query] ?? body;
  const sent = bodies.map((request) => request.postData() ?? '');
  const isMutation = (body: string): boolean => /\bmutation \w/.test(textOf(body));
  const named = (body: string): string => /(?:query|mutation) (\w+)/.exec(textOf(body))?.[1] ?? '';
  const others = requests.filter((request) => ['fetch', 'xhr', 'eventsource', 'ping'].includes(request.resourceType()));
  const isToken = (request: Request): boolean => request.url().endsWith('/oidc/token');
  return {
    asksToken: requests.some(isToken),
    queries: sent.filter((body) => !isMutation(body)),
    left: [
      ...sent.filter(isMutation).map(named),
      // parts of films and streams, each kind once
      ...new Set(
        others
          .filter((request) => !bodies.includes(request) && !isToken(request))
          .map((request) => `/${new URL(request.url()).pathname.split('/')[1] ?? ''}`),
      ),
    ],
  };
}

/** Signs in again before the cookie's token is about to expire. */
const holdsFor = 5 * 60_000;

/** Sends again what was recorded of a page, its HTML first: one view of it by a browser with a warm cache. */
export function recordedView(
  { origin }: Visited,
  {
    roots,
    path: at,
    recorded,
  }: { readonly roots: readonly number[]; readonly path: string; readonly recorded: Recorded },
): Side {
  let cookies: Promise<string> | null = null;
  let signedInAt = 0;
  let etag: string | null = null;
  return {
    roots,
    request: async () => {
      if (cookies === null || performance.now() - signedInAt > holdsFor) {
        signedInAt = performance.now();
        cookies = signInAs(origin, persona('member').email, demoPassword).then((tokens) => tokens.cookies);
      }
      const shared = { cookie: await cookies, origin, 'accept-encoding': 'gzip, deflate, br' };
      const html = await fetch(origin + at, {
        headers: { ...shared, accept: 'text/html', ...(etag !== null && { 'if-none-match': etag }) },
      });
      if (html.status !== 200 && html.status !== 304) throw new Error(`${at}: ${String(html.status)}`);
      etag = html.headers.get('etag');
      const came = tokenIn(await html.text());
      const asked = recorded.asksToken ? await fetchToken(origin, shared) : null;
      const idToken = asked ?? came;
      if (idToken === null && recorded.queries.length > 0) throw new Error(`${at}: no token for its queries`);
      for (const body of recorded.queries) await askWhole(origin, idToken ?? '', body);
    },
  };
}
