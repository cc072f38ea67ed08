import type { StaffRole } from './staffRoles.ts';

/** What each role of the team is called, and what it may do (D80). */
export const roleWords: Readonly<Record<StaffRole, { readonly name: string; readonly about: string }>> = {
  owner: { name: 'Owner', about: 'Everything, the team and the settings among it.' },
  editor: { name: 'Editor', about: 'Writes and publishes all content.' },
  instructor: { name: 'Instructor', about: 'Prepares their own courses, and looks after those who take them.' },
  support: { name: 'Support', about: 'Answers members, and gives them access for a time.' },
  success: { name: 'Success', about: 'Looks after their own companies: seats, passes and figures.' },
  commerce: { name: 'Commerce', about: 'What is sold, contracts and payments.' },
  auditor: { name: 'Auditor', about: 'Reads everything, and changes nothing.' },
};

interface Named {
  readonly name: string;
}

/** A role with the companies or courses that are its own: 'Success of Acme and Globex'. */
export function roleOf(
  { companies, courses }: { readonly companies: readonly Named[]; readonly courses: readonly Named[] },
  role: StaffRole,
): string {
  const own = role === 'success' ? companies : role === 'instructor' ? courses : [];
  const { name } = roleWords[role];
  if (own.length === 0) return name;
  return `${name} of ${new Intl.ListFormat('en-US').format(own.map((each) => each.name))}`;
}
