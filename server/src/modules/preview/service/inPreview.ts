import { areas } from '@atrium/domain/access/entitlement.ts';
import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { freemiumAreas, pageFreemiumType } from '@atrium/domain/account/signup.ts';
import { ok, refusal, refuse, type Result } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext, StaffContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { rolledBack } from '../../../base/sql/rolledBack.ts';
import { retryOnConflict } from '../../../base/sql/transaction.ts';
import { inShortTurn, type ShortQueue } from '../../../base/turns.ts';
import { depsOfDocument } from '../../document/service/documentDeps.ts';
import { writeDraft } from '../../document/service/writeDraft.ts';
import type { DocumentDeps } from '../../document/types.ts';
import { enrollExample } from '../../enrollment/service/enrollExample.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { grantExample } from '../../entitlement/service/grantExample.ts';
import { grantFreemium } from '../../entitlement/service/grantFreemium.ts';
import { addExample } from '../../member/service/addExample.ts';
import type { PreviewPersona, PreviewSubject } from '../types.ts';
import { contentQueries } from './contentQueries.ts';

/** The kinds whose id is that of a session. */
const ofSession: ReadonlySet<string> = new Set(['session', 'sessionContent']);

/** How many previews one person draws at once, and how many more wait. */
const fewAtOnce: ShortQueue = { atOnce: 2, waiting: 62 };

/** A member's side of a preview: everything that is read by this context has the draft. */
export interface Previewed {
  readonly ctx: MemberContext;
  /** Of the draft; null without one. */
  readonly version: number | null;
}

/**
 * Runs `read` as the person of a preview, at its instant, where the draft is as if it were published (DOC-08): all in
 * one transaction, in which nothing can be written once it begins and which is rolled back (THR-70). Whatever is kept
 * for the connections of a process is kept for this transaction alone, so that no cache meets a draft (decision 010).
 * As a real person only pages of content are answered.
 * Refuses as `documentDeps` and `writeDraft` do, and with NOT_FOUND for a person whom the caller may not read.
 */
export async function inPreview<T>(
  ctx: StaffContext,
  subject: PreviewSubject,
  read: (previewed: Previewed) => Promise<T>,
): Promise<Result<T>> {
  const { kind, id, person } = subject;
  const at = subject.at ?? ctx.now;
  const deps = await depsOfDocument(ctx, { doing: 'read', kind, id });
  if (!deps.ok) return deps;
  // whoever teaches meets the page of their own thing as it is now: no other day, and nothing that is of no course
  const isOwn = deps.value.courseIds === null || (isOfCourse(deps.value, kind) && at <= ctx.now);
  if (!isOwn) return refuse('NOT_FOUND');
  // each writes the draft, and so waits for its locks with a connection
  const turn = inShortTurn(`preview/${ctx.staff.memberId}`, fewAtOnce, () =>
    retryOnConflict(() =>
      rolledBack(ctx.pool, async (inside): Promise<Result<T>> => {
        const written = await orUnwritable(writeDraft(inside.db, { ...deps.value, db: inside.db }, { kind, id }));
        if (!written.ok) return written;
        const memberId =
          'memberId' in person ? person.memberId : await addPersona(inside.db, person.persona, { at, now: ctx.now });
        if (memberId !== null && 'persona' in person && person.persona === 'ENROLLED' && ofSession.has(kind))
          await enrollExample(inside.db, { memberId, sessionId: id, now: ctx.now });
        if (memberId === null) return refuse('NOT_FOUND', { reason: 'There is nobody of this kind here.' });
        await inside.endWriting();
        const within = { ...ctx, db: inside.db, pool: inside.pool, now: at };
        const viewer = await findViewer(within, memberId);
        if (viewer === null || ('memberId' in person && !mayRead(ctx, viewer))) return refuse('NOT_FOUND');
        // nothing of the request of the team is the member's
        const nobody = { signIn: null, ip: null, browser: null, knownBrowser: null };
        const { staff: _, ...shared } = within;
        const onlyQueries = 'memberId' in person ? contentQueries : null;
        const preview = { realNow: ctx.now, onlyQueries, refusal: refusal('FORBIDDEN') };
        const member = { ...shared, ...nobody, preview, viewer, flags: () => Promise.resolve(viewer.flags) };
        return ok(await read({ ctx: member, version: written.value }));
      }),
    ),
  );
  return (await turn) ?? refuse('RATE_LIMITED');
}

const isOfCourse = ({ documentKinds }: DocumentDeps, name: string): boolean =>
  documentKinds.some(({ definition, course }) => definition.kind === name && course !== undefined);

/** A draft that names what is not there, or an address that another has: the list of what is missing says which. */
async function orUnwritable<T>(writing: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await writing;
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('23')) throw error;
    return refuse('INVALID_INPUT', { reason: 'What is missing comes first.' });
  }
}

/** Somebody of another company looks like nobody. */
function mayRead({ staff }: StaffContext, { customer }: Viewer): boolean {
  return reachesCompany(staffReach(staff, 'person.read'), customer?.customerId ?? '');
}

/** Somebody who exists until the transaction ends; null where this installation has no members of its own. */
async function addPersona(
  tx: Tx,
  persona: PreviewPersona,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<string | null> {
  const since = Math.min(at, now) - day;
  const memberId = await addExample(tx, { isOfCompany: persona === 'COMPANY_ADMIN', now: since });
  if (memberId === null) return null;
  if (persona === 'WITHOUT_PLAN') {
    const free = freemiumAreas(pageFreemiumType) ?? [];
    await grantFreemium(tx, { memberId, freemiumType: pageFreemiumType, areas: free, now: since });
  } else {
    const isOfCompany = persona === 'COMPANY_ADMIN';
    const opened = areas.filter((area) => isOfCompany || area !== 'area/enterprise-dashboard');
    const source = isOfCompany ? 'CONTRACT' : 'SUBSCRIPTION';
    await grantExample(tx, { memberId, source, areas: opened, startsAt: since, now: at });
  }
  return memberId;
}
