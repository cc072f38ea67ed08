import { refuseStaff } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Refusal, type Result } from '@atrium/domain/errors.ts';
import { documentDeps } from '../../document/service/documentDeps.ts';
import { archiveDocument } from '../../document/service/endDocument.ts';
import { publishDrafts } from '../../document/service/publish.ts';
import { scheduleDraft } from '../../document/service/schedule.ts';
import type { DocumentDeps } from '../../document/types.ts';
import { giveArea } from '../../entitlement/service/staff/giveArea.ts';
import type { BulkOrder, BulkStaff, BulkThing } from '../types.ts';

/** What was done to one thing, or would be. */
export interface Carried {
  readonly lines: readonly string[];
  /** How many people are mailed. */
  readonly mailed: number;
  /** False when it was so already. */
  readonly isChange: boolean;
}

/**
 * Does an act to one thing by the very use case of a single one, with its limits, its entry of the audit log and its
 * mails (STU-04). Safe to repeat, as that is. Refuses as that does.
 */
export async function carryOut(
  staff: BulkStaff,
  order: BulkOrder,
  thing: BulkThing,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Result<Carried>> {
  const { documentId, memberId } = thing;
  if (order.act === 'GIVE_AREA') {
    const { db, now, staff: by } = staff;
    const { reason, area, lastDay } = order;
    if (memberId === null || area === null || lastDay === null) return refuse('NOT_FOUND');
    const given = await giveArea({ db, now, by, reason, dryRun }, { memberId, area, lastDay });
    if (!given.ok) return given;
    return ok({ lines: given.value.lines, mailed: 0, isChange: given.value.lines.length > 0 });
  }
  if (order.kind === null || documentId === null) return refuse('NOT_FOUND');
  const deps = documentDeps(staff, { doing: 'publish', kind: order.kind });
  if (!deps.ok) return deps;
  const key = { kind: order.kind, id: documentId, version: thing.version ?? -1 };
  return carryDocument({ ...deps.value, dryRun }, order, key);
}

async function carryDocument(
  deps: DocumentDeps,
  { act, publishAt, reason }: BulkOrder,
  { version, ...key }: { readonly kind: string; readonly id: string; readonly version: number },
): Promise<Result<Carried>> {
  if (act === 'SCHEDULE') {
    const scheduled = await scheduleDraft(deps, { ...key, version, publishAt, note: reason });
    return scheduled.ok ? ok({ lines: [], mailed: 0, isChange: true }) : scheduled;
  }
  if (act === 'PUBLISH') {
    const published = await publishDrafts(deps, [{ ...key, version }], { note: reason, keepsArchive: true });
    if (!published.ok) return published;
    const { lines, mailed, differences } = published.value;
    return ok({ lines, mailed, isChange: lines.length + differences.length > 0 });
  }
  const ended = await archiveDocument(deps, key, { isToBeArchived: act === 'ARCHIVE', reason });
  if (!ended.ok) return ended;
  return ok({ lines: ended.value.lines, mailed: ended.value.mailed, isChange: ended.value.lines.length > 0 });
}

/** Whether somebody may do an act at all; the use case of each thing asks again. */
export function refuseOrder(staff: BulkStaff, { act, kind }: Pick<BulkOrder, 'act' | 'kind'>): Refusal | null {
  if (act === 'GIVE_AREA') return refuseStaff({ staff: staff.staff }, 'grant.write');
  const deps = documentDeps(staff, { doing: 'publish', kind: kind ?? '' });
  return deps.ok ? null : deps.refusal;
}

/** Why it could not be done, in a sentence or two. */
export function whyOf({ code, reason, message }: Refusal): string {
  if (code === 'STALE_VERSION' && reason === code) return 'Somebody has changed it meanwhile.';
  // a reason that is no sentence is for programs
  const [first = '', ...more] = (reason.includes(' ') ? reason : message).split('\n');
  return more.length === 0 ? first : `${first} And ${counted(more.length, 'more thing', 'more things')}.`;
}
