/** The columns of a file of people, by the headings that name each. */
export const nameColumns = {
  email: ['email', 'e mail', 'email address', 'e mail address'],
  firstName: ['first name'],
  lastName: ['last name'],
} as const;
