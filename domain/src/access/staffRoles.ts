/**
 * What a person of the team may be (D80): the owner; an editor of content; an instructor of their own courses;
 * support for members; success for companies; commerce for what is sold; an auditor who only reads.
 */
export const staffRoles = ['owner', 'editor', 'instructor', 'support', 'success', 'commerce', 'auditor'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Reads a role in any case; undefined when it is none. */
export function parseStaffRole(text: string): StaffRole | undefined {
  const lower = text.trim().toLowerCase();
  return staffRoles.find((role) => role === lower);
}

/** A person of the team with the roles they hold. */
interface Holder {
  readonly memberId: string;
  readonly roles: readonly StaffRole[];
}

/** Whether the team would be without an owner once this person had these roles instead (STF-04). */
export function wouldLeaveNoOwner(team: readonly Holder[], memberId: string, roles: readonly StaffRole[]): boolean {
  const isOwner = ({ roles: held }: Pick<Holder, 'roles'>): boolean => held.includes('owner');
  const hasOther = team.some((holder) => holder.memberId !== memberId && isOwner(holder));
  return team.some(isOwner) && !hasOther && !roles.includes('owner');
}
