import type { PassBody } from '@atrium/domain/pass/passDocument.ts';
import type { DocumentChange, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
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
): Promise<readonly string[]> {
  const stored = await lockPass(tx, id);
  const { hasRedemptionCode, newRedemptionCode, customerId, extraFields, look, startsAt, closesAt, ...rest } = body;
  const kept = hasRedemptionCode ? (stored?.redemptionHash ?? null) : null;
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
      redemptionHash: newRedemptionCode === null ? kept : hashRedemption(newRedemptionCode),
    },
    new Date(now),
  );
  return [
    ...(before === null ? [`The invitation is at /preview/${code}`] : []),
    ...(before !== null && before.code !== code
      ? [`Links with the code ${before.code} lead nowhere any more: the invitation is at /preview/${code}`]
      : []),
    ...(newRedemptionCode === null ? [] : ['Its shared code is another: the former one admits nobody any more.']),
    ...slotLines(stored, body.slots),
    ...timeLines(before, body, now),
  ];
}

function slotLines(stored: Pass | null, slots: number | null): readonly string[] {
  if (stored === null || slots === null || slots === stored.slots || slots >= stored.taken) return [];
  return [`${String(stored.taken)} slots are taken, more than its ${String(slots)}: nobody else gets in.`];
}

function timeLines(before: PassBody | null, { closesAt }: PassBody, now: number): readonly string[] {
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now;
  const wasClosed = before !== null && before.closesAt !== null && Date.parse(before.closesAt) <= now;
  if (before === null || isClosed === wasClosed) return [];
  return [isClosed ? 'It is closed: nobody registers by it any more.' : 'It is open again.'];
}

/** Who has registered by a pass: it is kept for their sake (DOC-06). */
export async function usesOfPass(tx: Tx, id: string): Promise<DocumentUse> {
  const registrations = await countRegistrations(tx, id);
  const words =
    registrations === 1 ? '1 person has registered by it.' : `${String(registrations)} people have registered by it.`;
  return { users: [], history: registrations === 0 ? [] : [words] };
}
