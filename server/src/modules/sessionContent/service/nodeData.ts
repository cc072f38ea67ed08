import { isSelfReported, readChecklistSubtype, type ChecklistSubtype } from '@atrium/domain/learning/checklist.ts';

// What is read from the JSON that the content keeps with a node of a session.

/** A text; null when it is empty or absent. */
export function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An instant that is stored as ISO text, as a string of epoch milliseconds; null when it is absent or no instant. */
export function readInstant(value: unknown): string | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : String(instant);
}

/** What a checklist item is, from its node's data (SSN-06). */
export interface ChecklistData {
  /** A subtype that this version does not know counts as self-reported. */
  readonly subtype: ChecklistSubtype;
  readonly selfReporting: boolean;
  /** The subtype as it is stored, for the log; null when it is known. */
  readonly unknownSubtype: string | null;
}

export function readChecklistData(data: unknown): ChecklistData {
  const item = data as { readonly subtype?: unknown; readonly selfReporting?: unknown };
  const stored = readText(item.subtype) ?? '';
  const known = readChecklistSubtype(stored);
  const subtype = known ?? 'OTHER_SELF_REPORTED';
  const selfReporting = isSelfReported({ subtype, selfReporting: item.selfReporting === true });
  return { subtype, selfReporting, unknownSubtype: known === null ? stored : null };
}
