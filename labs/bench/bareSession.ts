import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import type { Side } from './compare.ts';
import { documentHash } from './documents.ts';
import { askWhole } from './pageViews.ts';
import type { Place } from './place.ts';
import { startBare } from './processes.ts';
import { sessionStatement } from './sessionStatement.ts';
import type { Setting } from './setting.ts';

export interface BareSession {
  /** A session in which the member is enrolled. */
  readonly sessionId: string;
  /** The bare handler, which runs the best statement for the page of that session and sends the same bytes. */
  readonly bare: Side;
  /** The document of that page, asked of the product, uncompressed as the bare handler sends it. */
  readonly document: Side;
  readonly stop: () => Promise<void>;
}

/** Starts the measure of all page views. */
export async function startBareSession({ setting, product }: Place): Promise<BareSession> {
  const { email, memberId } = persona('member');
  const sessionId = await findOwnSession(setting);
  const body = JSON.stringify({ query: documentHash('SessionPage'), persisted: true, variables: { sessionId } });
  const { idToken } = await signInAs(product.origin, email, demoPassword);
  const answer = await askWhole(product.origin, idToken, body);
  const statement = { name: 'session', text: sessionStatement, values: [memberId, sessionId] };
  const bare = await startBare(setting.url, statement, answer);
  return {
    sessionId,
    bare: { roots: [bare.pid, setting.postmaster], request: () => read(bare.origin) },
    document: {
      roots: [product.pid, setting.postmaster],
      request: async () => {
        await askWhole(product.origin, idToken, body, 'identity');
      },
    },
    stop: bare.stop,
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
