export const checklistSubtypes = [
  'OPTIONAL_VIDEO_GROUP',
  'OTHER_SELF_REPORTED',
  'PROJECT_SUBMISSION',
  'VIDEO_GROUP',
  'ZOOM_ATTENDANCE',
] as const;
export type ChecklistSubtype = (typeof checklistSubtypes)[number];

export const checklistStates = [
  'COMPLETED',
  'PENDING',
  'NOT_COMPLETED',
  'BONUS_COMPLETED',
  'BONUS_NOT_COMPLETED',
] as const;
export type ChecklistState = (typeof checklistStates)[number];

/** The subtype of a stored item; null for one that this version does not know (SSN-06). */
export function readChecklistSubtype(stored: string): ChecklistSubtype | null {
  return checklistSubtypes.find((subtype) => subtype === stored) ?? null;
}

/** An item that members tick off themselves (SSN-06). */
export function isSelfReported(item: { readonly subtype: ChecklistSubtype; readonly selfReporting: boolean }): boolean {
  return item.selfReporting || item.subtype === 'OTHER_SELF_REPORTED';
}

export type ChecklistFacts = {
  readonly subtype: ChecklistSubtype;
  readonly selfReporting: boolean;
  readonly isDone: boolean;
  /** Something is still to be decided: attendance before the report, a project that was returned. */
  readonly isOpen: boolean;
  /** The end of the day of the container that the item refers to, epoch milliseconds. */
  readonly dueAt: number | null;
};

/**
 * The state of a checklist item (SSN-06, D34). Optional and self-reported items are a bonus and never overdue; the
 * others are PENDING once their day has passed, which happens in live sessions only.
 */
export function checklistState(item: ChecklistFacts, onDemand: boolean, now: number): ChecklistState {
  if (item.subtype === 'OPTIONAL_VIDEO_GROUP' || isSelfReported(item)) {
    return item.isDone ? 'BONUS_COMPLETED' : 'BONUS_NOT_COMPLETED';
  }
  if (item.isDone) return 'COMPLETED';
  const isOverdue = !onDemand && item.dueAt !== null && now >= item.dueAt;
  return item.isOpen || isOverdue ? 'PENDING' : 'NOT_COMPLETED';
}
