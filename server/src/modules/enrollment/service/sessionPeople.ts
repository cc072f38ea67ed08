import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { maskAddress, seesAddress } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { listAnnouncements } from '../store/announcements.ts';
import { findSessionAct } from '../store/sessionActs.ts';
import {
  countPeople,
  listRunMeetings,
  listRunSessions,
  listSessionPeople,
  type PeopleFilter,
} from '../store/sessionPeople.ts';
import type { Announced, RunSession, RunSessionRow, SessionPerson } from '../types.ts';
import { reachSession } from './reachSession.ts';

type Ctx = Pick<StaffContext, 'db' | 'now' | 'staff'>;

const pageSize = 50;
/** Beyond it no page is read; nobody turns so many. */
const lastListed = 100_000;
/** A name and an address have fewer words. */
const mostWords = 8;

/** A page of a list, and how many come before the next one; null after the last. */
interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly nextAfter: number | null;
}

/** A live session of theirs with its seats, for somebody who runs it (RUN-02). Refuses with NOT_FOUND. */
export async function getRunSession(ctx: Ctx, sessionId: string): Promise<Result<RunSession>> {
  const session = await reachSession(ctx.db, ctx.staff, 'enrollment.read', sessionId);
  if (session === null) return refuse('NOT_FOUND');
  const enrolled = await countPeople(ctx.db, sessionId);
  const last = await findSessionAct(ctx.db, sessionId);
  const openAct = last !== null && ctx.now < last.openUntil ? last : null;
  return ok({ ...session, enrolled, openAct, meetings: await listRunMeetings(ctx.db, sessionId) });
}

/** The live sessions of theirs that are to come or last, or those that are over, page by page (STU-02). */
export async function listOwnSessions(
  ctx: Ctx,
  { isOver, search, after }: { readonly isOver: boolean; readonly search: string; readonly after: number },
): Promise<Paged<RunSessionRow>> {
  const reach = staffReach(ctx.staff, 'enrollment.read');
  const rows = await listRunSessions(ctx.db, {
    isOver,
    courseIds: reach === 'all' ? null : (reach?.courseIds ?? []),
    words: wordsOf(search),
    now: new Date(ctx.now),
    ...pageOf(after),
  });
  return paged(rows, after);
}

/**
 * Who is enrolled in a session or waits for a seat of it, page by page (RUN-02); those who may not read addresses get
 * them masked (STF-01). Refuses with NOT_FOUND.
 */
export async function listPeopleOfSession(
  ctx: Ctx,
  {
    sessionId,
    view,
    meetingNumber,
    search,
    after,
  }: Pick<PeopleFilter, 'sessionId' | 'view' | 'meetingNumber'> & { readonly search: string; readonly after: number },
): Promise<Result<Paged<SessionPerson>>> {
  if ((await reachSession(ctx.db, ctx.staff, 'enrollment.read', sessionId)) === null) return refuse('NOT_FOUND');
  const byAddress = staffReach(ctx.staff, 'address.read') === 'all';
  const found = await listSessionPeople(ctx.db, {
    sessionId,
    view,
    words: wordsOf(search),
    byAddress,
    meetingNumber,
    ...pageOf(after),
  });
  const rows = found.map((person) =>
    seesAddress(ctx.staff, person.customerId) ? person : { ...person, email: maskAddress(person.email) },
  );
  return ok(paged(rows, after));
}

/** What was written to everybody who is enrolled, the newest first (RUN-02). Refuses with NOT_FOUND. */
export async function listAnnounced(ctx: Ctx, sessionId: string): Promise<Result<readonly Announced[]>> {
  if ((await reachSession(ctx.db, ctx.staff, 'enrollment.read', sessionId)) === null) return refuse('NOT_FOUND');
  return ok(await listAnnouncements(ctx.db, sessionId, pageSize));
}

const wordsOf = (search: string): readonly string[] =>
  withoutNul(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);

const begin = (after: number): number => Math.min(Math.max(after, 0), lastListed);
const pageOf = (after: number) => ({ after: begin(after), count: pageSize + 1 });

function paged<Row>(rows: readonly Row[], after: number): Paged<Row> {
  return { rows: rows.slice(0, pageSize), nextAfter: rows.length > pageSize ? begin(after) + pageSize : null };
}
