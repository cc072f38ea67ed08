import type { StaffRole } from '#lib/gql/graphql.ts';

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
