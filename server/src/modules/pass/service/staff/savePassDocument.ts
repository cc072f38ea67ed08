import { counted } from '@atrium/domain/counted.ts';
import { textOf, type DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import type { PassBody } from '@atrium/domain/pass/passDocument.ts';
import { hashedCode, newSharedCode, storedHash } from '@atrium/domain/pass/sharedCodeForm.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { findPassById, lockPass, savePass } from '../../store/passes.ts';
import { countRegistrations } from '../../store/registrations.ts';
import type { Pass } from '../../types.ts';
import { hashRedemption } from '../passLimits.ts';
import { makePassCode } from './makePassCode.ts';

/** A pass as its document has it, without the hash of its shared code; null for an unknown one. */
export async function findPassBody(tx: Tx, passId: string): Promise<PassBody | null> {
  const pass = await findPassById(tx, passId);
  return pass === null ? null : bodyOf(pass);
}

function bodyOf(pass: Pass): PassBody {
  const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
  return {
    code: pass.code,
    customerId: pass.customer.customerId,
    targetSegment: pass.targetSegment,
    showRegistration: pass.showRegistration,
    usesSSO: pass.usesSSO,
    allowedDomains: [...pass.allowedDomains],
    extraFields: [...pass.extraCollectionFields],
    hasRedemptionCode: pass.redemptionHash !== null,
    newRedemptionCode: null,
    usesOTRC: pass.usesOTRC,
    redirectUrl: pass.redirectUrl,
    look: pass.meta,
    videoIds: [...pass.videoIds],
    slots: pass.slots,
    returnSlots: pass.returnSlots,
    startsAt: iso(pass.startsAt),
    closesAt: iso(pass.closesAt),
    entitlementIds: [...pass.entitlementIds],
    durationDays: pass.durationDays,
    isTrial: pass.isTrial,
    takesSeat: pass.takesSeat,
    sessionIds: [...pass.sessionIds],
    certificateIds: [...pass.certificateIds],
    tags: [...pass.tags],
  };
}

/** Writes a pass under its lock; a new one without a code gets a long one. What was taken and granted stays. */
export async function savePassDocument(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<PassBody>,
): Promise<DocumentEffect> {
  const stored = await lockPass(tx, id);
  const { hasRedemptionCode, newRedemptionCode, customerId, extraFields, look, startsAt, closesAt, ...rest } = body;
  const kept = hasRedemptionCode ? (stored?.redemptionHash ?? null) : null;
  const redemptionHash =
    newRedemptionCode === null ? kept : (storedHash(newRedemptionCode) ?? hashRedemption(newRedemptionCode));
  const code = body.code === '' ? (stored?.code ?? makePassCode()) : body.code;
  const at = (text: string | null): number | null => (text === null ? null : Date.parse(text));
  await savePass(
    tx,
    {
      ...rest,
      passId: id,
      code,
      customerId,
      extraCollectionFields: extraFields,
      meta: look,
      startsAt: at(startsAt),
      closesAt: at(closesAt),
      redemptionHash,
    },
    new Date(now),
  );
  const lines = [
    ...(before === null ? [`The invitation is at /preview/${code}`] : []),
    ...(before !== null && before.code !== code
      ? [`Links with the code ${before.code} lead nowhere any more: the invitation is at /preview/${code}`]
      : []),
    ...sharedCodeLines(stored, redemptionHash),
    ...slotLines(stored, body.slots),
    ...timeLines(before, body, now),
    ...(before === null ? [] : await grantLines(tx, id, { before, body })),
  ];
  return { lines, mailed: 0 };
}

/**
 * What the draft of a pass keeps: the hash of a new shared code (THR-59), and a long code of its own, made once, so
 * that a rehearsal shows the address that comes true (DOC-03).
 */
export function keptPassBody(body: DocumentBody, former: DocumentBody | null): DocumentBody {
  const { code, newRedemptionCode: shared } = body;
  // what may not be one yet stays as it is typed, and is said
  const isInWords =
    typeof shared === 'string' && storedHash(shared) === null && newSharedCode.safeParse(shared).success;
  return {
    ...body,
    ...(code === '' && { code: textOf(former?.['code']) || makePassCode() }),
    ...(isInWords && { newRedemptionCode: hashedCode(hashRedemption(shared)) }),
  };
}

function sharedCodeLines(stored: Pass | null, redemptionHash: string | null): readonly string[] {
  const former = stored?.redemptionHash ?? null;
  if (stored === null || former === redemptionHash) return [];
  if (former === null) return ['Who registers needs its shared code from now on.'];
  if (redemptionHash === null) return ['Who registers needs no shared code any more.'];
  return ['Its shared code is another: the former one admits nobody any more.'];
}

/** Who has registered and has not come in yet gets what the pass grants when they do; nobody loses what they have. */
async function grantLines(
  tx: Tx,
  id: string,
  { before, body }: { readonly before: PassBody; readonly body: PassBody },
): Promise<readonly string[]> {
  if (isSame(grantsOf(before), grantsOf(body))) return [];
  const { held } = await countRegistrations(tx, id, new Date(machineNow()));
  if (held === 0) return [];
  return [
    held === 1
      ? '1 person who has registered and has not come in yet gets what it grants now.'
      : `${String(held)} people who have registered and have not come in yet get what it grants now.`,
  ];
}

const grantsOf = ({ entitlementIds, durationDays, isTrial, takesSeat, sessionIds, certificateIds }: PassBody) => ({
  entitlementIds,
  durationDays,
  isTrial,
  takesSeat,
  sessionIds,
  certificateIds,
});

function slotLines(stored: Pass | null, slots: number | null): readonly string[] {
  if (stored === null || slots === null || slots === stored.slots || slots >= stored.taken) return [];
  const taken = counted(stored.taken, 'slot is taken', 'slots are taken');
  return [`${taken}, more than its ${String(slots)}: nobody else gets in.`];
}

function timeLines(before: PassBody | null, { closesAt }: PassBody, now: number): readonly string[] {
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now;
  const wasClosed = before !== null && before.closesAt !== null && Date.parse(before.closesAt) <= now;
  if (before === null || isClosed === wasClosed) return [];
  return [isClosed ? 'It is closed: nobody registers by it any more.' : 'It is open again.'];
}

/** Who has registered by a pass: it is kept for their sake (DOC-06). */
export async function usesOfPass(tx: Tx, id: string): Promise<DocumentUse> {
  const { all } = await countRegistrations(tx, id, new Date(machineNow()));
  const words = `${counted(all, 'person has', 'people have')} registered by it.`;
  return { users: [], history: all === 0 ? [] : [words] };
}
