import { setTimeout as wait } from 'node:timers/promises';
import { second } from '@atrium/domain/time.ts';
import { importJWK, SignJWT } from 'jose';
import { sql } from 'kysely';
import { loadRows } from '../../base/sql/load.ts';
import type { TestServer } from '../../testing/harness.ts';
import { addMembers } from '../enrollment/workshop.fixture.ts';
import { loadSigningKeys } from '../identity/service/keys/loadSigningKeys.ts';
import { NoAnswer, startKillable } from './killableProduct.fixture.ts';
import { firstPlace, report as sendReport, type Asker } from './video.fixture.ts';
import { beginWatching, findWrong, seeded, type Habits, type Sent, type Watching } from './viewers.fixture.ts';

export interface LiveViewers {
  readonly viewers: number;
  /** How often the product is killed while they watch. */
  readonly kills: number;
  /** Seconds over which they begin. */
  readonly within: number;
  readonly habits: Habits;
}

/** What happened, for the record. */
export interface LiveResult {
  readonly reports: number;
  readonly acknowledged: number;
  /** Answers that did not arrive: given up by the viewer, or cut by a kill. */
  readonly unanswered: number;
  /** Acknowledged reports that the database did not hold after a kill. */
  readonly lost: number;
  /** Viewers whose stored progress is not what they watched. */
  readonly wrong: readonly object[];
}

/**
 * Viewers watch in real time and report over HTTP to the whole product, a process of its own, which is killed
 * (SIGKILL) in the middle and started again. A report without an answer is sent again, as our player does. The result
 * does not depend on how fast this machine is: a late report is worth as much as one in time.
 */
export async function watchLive(
  server: TestServer,
  { viewers, kills, within, habits }: LiveViewers,
): Promise<LiveResult> {
  const seed = Date.now() % 2 ** 30;
  const random = seeded(seed);
  const place = await firstPlace(await server.as('member'), 'hiring-with-evidence');
  const members = await addMembers(server, 'watcher', viewers);
  const product = await startKillable(server);
  const tokens = await signIn(server, members, `${product.origin}/oidc`);
  const acknowledged = new Map<string, Acknowledged>();
  const counts = { reports: 0, acknowledged: 0, unanswered: 0, lost: 0 };
  // a guess of how many there will be, by which the kills are spread
  const expected = viewers * habits.stretches * (habits.reports + 1);
  let killing = Promise.resolve();
  let isKilling = false;
  let killed = 0;

  const killWhenDue = (): void => {
    if (isKilling || killed >= kills || counts.acknowledged < (expected * (killed + 1)) / (kills + 1)) return;
    killed += 1;
    isKilling = true;
    killing = product
      .restart(async () => {
        counts.lost += await countLost(server, acknowledged);
      })
      .then(() => {
        isKilling = false;
      });
    // awaited at the end
    killing.catch(() => undefined);
  };

  const deliver = async (token: string, viewing: string, { report }: Sent): Promise<void> => {
    counts.reports += 1;
    for (;;) {
      // some give up before the answer arrives, whether or not the report was stored
      const signal = random() < 0.1 ? AbortSignal.timeout(Math.floor(random() * 8)) : null;
      const answer = await product.inLine(() =>
        sendReport(askerAt(product.origin, token, signal), viewing, place, toCall(report)),
      );
      if (answer !== null) {
        if (answer.error !== null) throw new Error(`refused: ${answer.error.code}`);
        counts.acknowledged += 1;
        const before = acknowledged.get(viewing) ?? { clientSeq: 0, farthest: 0 };
        acknowledged.set(viewing, {
          clientSeq: Math.max(before.clientSeq, report.clientSeq),
          farthest: Math.max(before.farthest, answer.farthestWatchedTime ?? 0),
        });
        killWhenDue();
        return;
      }
      counts.unanswered += 1;
    }
  };

  const watch = async (memberId: string, index: number): Promise<Watching> => {
    await wait((index / viewers) * within * second);
    const begin = Date.now();
    const watching = await beginWatching(server, memberId, { seed: seed + index, place, begin, habits });
    const token = tokens.get(memberId);
    if (token === undefined) throw new Error(`${memberId} is not signed in`);
    await Promise.all(watching.viewings.map((viewing, device) => playBack(token, viewing, device, watching.sent)));
    return watching;
  };

  /** Sends the reports of one device, one after another; what is repeated may arrive after later ones. */
  const playBack = async (token: string, viewing: string, device: number, sent: readonly Sent[]): Promise<void> => {
    const repeated: Promise<void>[] = [];
    for (const one of sent) {
      if (one.device !== device) continue;
      const [arrives = 0, again] = one.arrives;
      await until(arrives);
      await deliver(token, viewing, one);
      if (again === undefined) continue;
      const later = until(again).then(() => deliver(token, viewing, one));
      // awaited below, unless another one fails first
      later.catch(() => undefined);
      repeated.push(later);
    }
    await Promise.all(repeated);
  };

  try {
    const watched = await Promise.all(members.map(watch));
    await killing;
    counts.lost += await countLost(server, acknowledged);
    if (killed < kills) throw new Error(`killed only ${String(killed)} times`);
    return { ...counts, wrong: await findWrong(server, watched, place.duration) };
  } catch (error) {
    throw new Error(`the viewers of seed ${String(seed)} went wrong`, { cause: error });
  } finally {
    await product.stop();
  }
}

function toCall({ clientSeq, playhead, maxPlayhead, playingTime, from, to, status }: Sent['report']) {
  return {
    clientSeq,
    at: playhead,
    max: maxPlayhead,
    playing: playingTime,
    status,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

/** Waits until this instant, epoch milliseconds; not at all when it has passed. */
async function until(instant: number): Promise<void> {
  const left = instant - Date.now();
  if (left > 0) await wait(left);
}

interface Acknowledged {
  readonly clientSeq: number;
  readonly farthest: number;
}

/** How many viewings have less in the database than was acknowledged. */
async function countLost({ db }: TestServer, acknowledged: ReadonlyMap<string, Acknowledged>): Promise<number> {
  const { rows } = await sql<{ viewing_id: string; client_seq: string; farthest: number }>`
    select w.viewing_id, w.client_seq, p.farthest_watched_time as farthest
    from viewing w join video_progress p using (member_id, session_id, video_id)
    where w.viewing_id = any(${[...acknowledged.keys()]}::text[])`.execute(db);
  const stored = new Map(rows.map((row) => [row.viewing_id, row]));
  return [...acknowledged].filter(([viewing, { clientSeq, farthest }]) => {
    const row = stored.get(viewing);
    return row === undefined || Number(row.client_seq) < clientSeq || row.farthest < farthest - 1e-6;
  }).length;
}

/** Tokens for all of them, signed directly: checking ten thousand passwords would take longer than the films. */
async function signIn(server: TestServer, members: readonly string[], issuer: string): Promise<Map<string, string>> {
  const signedIn = { user_agent: 'viewer', created_at: new Date().toISOString() };
  await loadRows(
    server.db,
    'sign_in',
    members.map((memberId) => ({ sid: `live-${memberId}`, member_id: memberId, ...signedIn })),
  );
  const [jwk] = (await loadSigningKeys(server.db, server.secret, Date.now())).privateJwks;
  if (jwk?.kid === undefined) throw new Error('the product has no signing key');
  const [header, key] = [{ alg: 'ES256', kid: jwk.kid }, await importJWK(jwk, 'ES256')];
  const tokens = members.map(async (memberId) => {
    const token = await new SignJWT({ s4UserId: memberId, sid: `live-${memberId}` })
      .setProtectedHeader(header)
      .setSubject(memberId)
      .setIssuer(issuer)
      .setAudience('atrium-web')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
    return [memberId, token] as const;
  });
  return new Map(await Promise.all(tokens));
}

/** A caller of the product at `origin`; `signal` is when it gives up. */
function askerAt(origin: string, token: string, signal: AbortSignal | null): Asker {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    query: async <T>(query: string, variables?: Record<string, unknown>) => {
      const body = JSON.stringify({ query, variables });
      const text = await fetch(`${origin}/graphql`, { method: 'POST', headers, body, signal })
        .then((response) => response.text())
        .catch((cause: unknown) => {
          throw new NoAnswer('no answer', { cause });
        });
      const { data, errors } = JSON.parse(text) as { data?: T; errors?: unknown };
      if (data === undefined || errors !== undefined) throw new Error(text);
      return data;
    },
  };
}
