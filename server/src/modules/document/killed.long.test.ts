import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { signInCaller } from '../../testing/caller.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { NoAnswer, startKillable } from '../video/killableProduct.fixture.ts';
import { eventBody, publish, save } from './document.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

/** What somebody who writes was told, of one document. */
interface Ledger {
  readonly id: string;
  /** The number in the title of the last draft that was acknowledged. */
  drafted: number;
  /** The last revision that was acknowledged. */
  revision: number;
}

const kills = 5;
const between = 40;

const titleOf = (turn: number): string => `Turn ${String(turn)}`;
const turnOf = (title: string | undefined): number => Number(title?.slice(5) ?? 0);

/** What of a document is not whole, or less than was acknowledged, in words; nothing when all of it is there. */
async function findWrong({ db }: TestServer, { id, drafted, revision }: Ledger): Promise<readonly string[]> {
  const draft = await db.selectFrom('draft').select('title').where('id', '=', id).executeTakeFirst();
  const revisions = await db
    .selectFrom('revision')
    .select(['number', 'body'])
    .where('kind', '=', 'event')
    .where('id', '=', id)
    .orderBy('number')
    .execute();
  const shown = await db
    .selectFrom('member_event')
    .select('title')
    .where('member_event_id', '=', id)
    .executeTakeFirst();
  const audited = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', `document/event/${id}`)
    .where('action', '=', 'DOCUMENT_PUBLISHED')
    .execute();
  const newest = (revisions.at(-1)?.body as { title: string } | undefined)?.title;
  return [
    ...(Math.max(turnOf(draft?.title), turnOf(newest)) < drafted ? [`${id}: ${titleOf(drafted)} is lost`] : []),
    ...(revisions.length < revision ? [`${id}: revision ${String(revision)} is lost`] : []),
    ...(revisions.every(({ number }, at) => number === at + 1) ? [] : [`${id}: a number is missing or there twice`]),
    ...(shown?.title === newest ? [] : [`${id}: members see another text than the last revision`]),
    ...(audited.length === revisions.length ? [] : [`${id}: the audit log has another number of publishings`]),
  ];
}

test('[DOC-02] [DOC-03] a product that is killed while the team writes and publishes loses nothing that it acknowledged, and leaves nothing half', async () => {
  const product = await startKillable(server);
  try {
    const account = { ...persona('employee'), password: demoPassword };
    const signedIn = await signInCaller(product.origin, account);
    // a request that a kill cut, or that came while nobody listened
    const caller: Caller = {
      ...signedIn,
      ask: (document, variables) =>
        signedIn.ask<never>(document, variables).catch((cause: unknown) => {
          throw new NoAnswer('no answer', { cause });
        }),
      query: (document, variables) =>
        signedIn.query<never>(document, variables).catch((cause: unknown) => {
          if (cause instanceof TypeError || cause instanceof SyntaxError) throw new NoAnswer('no answer', { cause });
          throw cause;
        }),
    };
    const ledgers = Array.from({ length: 4 }, (_, at): Ledger => ({
      id: `killed-${String(at)}`,
      drafted: 0,
      revision: 0,
    }));
    const wrong: string[] = [];
    let acknowledged = 0;
    let unanswered = 0;
    let killed = 0;
    let killing = Promise.resolve();
    let isKilling = false;
    const killWhenDue = (): void => {
      acknowledged += 1;
      if (isKilling || killed >= kills || acknowledged < between * (killed + 1)) return;
      killed += 1;
      isKilling = true;
      killing = product
        .restart(async () => {
          for (const ledger of ledgers) wrong.push(...(await findWrong(server, ledger)));
        })
        .then(() => {
          isKilling = false;
        });
      killing.catch(() => undefined);
    };

    const write = async (ledger: Ledger): Promise<void> => {
      const { id } = ledger;
      let version: number | null = 0;
      for (let turn = 1; killed < kills || isKilling; turn += 1) {
        // after no answer the writer reloads, as the form does
        version ??= await product.inLine(async () => {
          const asked = `{ getDocument(kind: "event", documentId: "${id}") { draft { version } } }`;
          const { getDocument } = await caller.query<{ getDocument: { draft: { version: number } | null } | null }>(
            asked,
          );
          return getDocument?.draft?.version ?? 0;
        });
        if (version === null) continue;
        const from: number = version;
        const body = eventBody(server, titleOf(turn));
        const saved = await product.inLine(() => save(caller, { id, version: from, body }));
        unanswered += saved === null ? 1 : 0;
        version = saved?.draft?.version ?? null;
        if (saved === null || version === null) continue;
        ledger.drafted = turn;
        killWhenDue();
        if (turn % 2 === 1) continue;
        const at: number = version;
        const published = await product.inLine(() => publish(caller, { id, version: at }));
        unanswered += published === null ? 1 : 0;
        // the draft is gone, or it is not known whether it is
        version = null;
        if (published?.revision === null || published?.revision === undefined) continue;
        ledger.revision = published.revision;
        killWhenDue();
      }
    };
    await Promise.all(ledgers.map(write));
    await killing;
    for (const ledger of ledgers) wrong.push(...(await findWrong(server, ledger)));
    expect(wrong).toEqual([]);
    expect(killed).toBe(kills);
    // some were under way at each kill, else it has shown nothing
    expect(unanswered).toBeGreaterThan(0);
    expect(Math.min(...ledgers.map(({ revision }) => revision))).toBeGreaterThan(3);
  } finally {
    await product.stop();
  }
}, 200_000);
