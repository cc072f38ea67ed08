import { isSelfReported, readChecklistSubtype, type ChecklistSubtype } from '@atrium/domain/learning/checklist.ts';
import type { ContentData } from '@atrium/domain/learning/contentNodeForm.ts';

// What is derived from the fields of a node.

/** A text; null when it is empty or absent. */
export function textOf(value: string | null | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

/** An instant that is stored as ISO text, as a string of epoch milliseconds; null when it is absent. */
export function instantOf(value: string | null | undefined): string | null {
  return value === null || value === undefined ? null : String(Date.parse(value));
}

/** What a checklist item is, from its node's data (SSN-06). */
export interface ChecklistKind {
  /** A subtype that this version does not know counts as self-reported. */
  readonly subtype: ChecklistSubtype;
  readonly selfReporting: boolean;
  /** The subtype as it is stored, for the log; null when it is known. */
  readonly unknownSubtype: string | null;
}

export function checklistKindOf(data: ContentData['CHECKLIST_ITEM']): ChecklistKind {
  const stored = data.subtype ?? '';
  const known = readChecklistSubtype(stored);
  const subtype = known ?? 'OTHER_SELF_REPORTED';
  const selfReporting = isSelfReported({ subtype, selfReporting: data.selfReporting === true });
  return { subtype, selfReporting, unknownSubtype: known === null ? stored : null };
}
