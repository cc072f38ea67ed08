import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { startBareSession } from './bareSession.ts';
import { compare, type Ratio, type Side } from './compare.ts';
import { documentHash } from './documents.ts';
import type { Place } from './place.ts';

export interface VisitorPagesResult {
  readonly others: string;
  readonly pages: readonly {
    readonly name: string;
    readonly cost: number;
    /** Against the bare handler; null for a whole sign-in, which is no page view. */
    readonly ratio: Ratio | null;
    /** Against the same page of the small world. */
    readonly growth: Ratio;
  }[];
}

interface VisitorPage {
  readonly path: string;
  readonly documents: readonly { readonly operation: string; readonly variables: object }[];
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/**
 * The pages that a visitor sees, each with what it asks for on its own, or with the one answer that it is there for.
 */
export const visitorPages: readonly VisitorPage[] = [
  { path: '/login', documents: [{ operation: 'SignInFlags', variables: {} }] },
  { path: '/signup', documents: [{ operation: 'BotChallenge', variables: {} }] },
  { path: '/reset-password', documents: [] },
  { path: '/reset-password-confirmation', documents: [] },
  {
    path: '/set-password',
    documents: [{ operation: 'SignupActivation', variables: { tac: 'of nobody', email: 'nobody@world.example' } }],
  },
  {
    path: '/corp-login',
    documents: [{ operation: 'LookupCorporateRealm', variables: { b64email: base64('bob@acme.example') } }],
  },
  {
    path: '/lms',
    documents: [{ operation: 'LookupLMSProvider', variables: { b64options: base64('{"provider":"acme-learn"}') } }],
  },
  { path: '/oauth', documents: [] },
  { path: '/preview/ACME-TEAM', documents: [{ operation: 'PassPreview', variables: { code: 'ACME-TEAM' } }] },
  { path: '/pathway/WELCOME30', documents: [{ operation: 'PassPreview', variables: { code: 'WELCOME30' } }] },
  {
    path: '/invite-registration/ACME-TEAM',
    documents: [{ operation: 'PassRegistration', variables: { code: 'ACME-TEAM' } }],
  },
  {
    path: '/verify/ATR-7Q4M-29KD-X8PH',
    documents: [{ operation: 'CredentialPage', variables: { credentialId: 'ATR-7Q4M-29KD-X8PH' } }],
  },
  // of one who does without a kind of mail, in both worlds
  { path: '/unsubscribe/world-world-member-000007', documents: [] },
];

/** Fewer than views: each hashes a password, which takes most of its time. */
const signIns = 10;

/** The pages of visitors beside the bare handler, and whole sign-ins, in a small and a large world in turn. */
export async function benchVisitorPages(small: Place, large: Place, views: number): Promise<VisitorPagesResult> {
  const measure = await startBareSession(large);
  const sides: Record<string, Side> = { bare: measure.bare };
  for (const [world, place] of Object.entries({ small, large })) {
    for (const page of visitorPages) sides[`${page.path} ${world}`] = sideOf(place, viewOf(place.product.origin, page));
  }
  let viewed;
  try {
    viewed = await compare(sides, { requestsPerRun: views });
  } finally {
    await measure.stop();
  }
  const signIn = (place: Place): Side =>
    sideOf(place, async () => {
      await signInAs(place.product.origin, persona('member').email, demoPassword);
    });
  const signedIn = await compare(
    { 'sign-in small': signIn(small), 'sign-in large': signIn(large) },
    { requestsPerRun: signIns, inFlight: 2 },
  );
  return {
    others: viewed.others,
    pages: [
      ...visitorPages.map(({ path }) => ({
        name: path,
        cost: viewed.cost[`${path} large`] ?? Number.NaN,
        ratio: viewed.ratio(`${path} large`, 'bare'),
        growth: viewed.ratio(`${path} large`, `${path} small`),
      })),
      {
        name: 'a whole sign-in',
        cost: signedIn.cost['sign-in large'],
        ratio: null,
        growth: signedIn.ratio('sign-in large', 'sign-in small'),
      },
    ],
  };
}

function sideOf({ setting, product }: Place, request: () => Promise<void>): Side {
  return { roots: [product.pid, setting.postmaster], request };
}

/** Sends every request of the page: its HTML, then its documents, without a token. */
function viewOf(origin: string, { path, documents }: VisitorPage): () => Promise<void> {
  const bodies = documents.map(({ operation, variables }) =>
    JSON.stringify({ query: documentHash(operation), persisted: true, variables }),
  );
  const shared = { origin, 'accept-encoding': 'gzip, deflate, br' };
  return async () => {
    const html = await fetch(origin + path, { headers: { ...shared, accept: 'text/html' } });
    if (html.status !== 200) throw new Error(`${path}: ${String(html.status)}`);
    await html.arrayBuffer();
    for (const body of bodies) {
      const headers = { ...shared, 'content-type': 'application/json' };
      const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
      const text = await answer.text();
      const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
      if (errors !== undefined || data === undefined || data === null)
        throw new Error(`${path}: ${text.slice(0, 500)}`);
    }
  };
}
