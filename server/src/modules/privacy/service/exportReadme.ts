/** What is in each file; the comment of a table in the database says in which its rows are (decision 088). */
export const files: Readonly<Record<string, string>> = {
  profile: 'your name, your address and your profile',
  account: 'where you are signed in, what your membership and passes open, and which emails you get',
  courses: 'enrollments, attendance, tasks, badges and saved courses',
  videos: 'what you watched, when, and how far',
  notes: 'what you wrote for yourself at lessons',
  certificates: 'your certificates, with the signed credential where one was made',
  events: 'your answers to events, and the invitations that you sent',
  answers: 'your survey, and the answers behind your learning plan',
  activity: 'what you opened and downloaded',
  payments: 'your subscriptions and purchases; the payment provider has cards and invoices',
  company: 'your seats, and what the dashboard of your company counts of your learning',
  mails: 'what we wrote to you, without codes to sign in',
};

/** The text beside the files of a member's data: what each holds. `now`: epoch milliseconds. */
export function exportReadme(brandName: string, now: number, names: readonly string[]): string {
  const lines = names.map((name) => `${name}.json`.padEnd(20) + (files[name] ?? ''));
  return [
    `Your data at ${brandName}, copied on ${new Date(now).toISOString()}.`,
    '',
    'Each JSON file holds lists by the kind of entry. Instants are in UTC.',
    '',
    ...lines,
    'pictures/'.padEnd(20) + 'the pictures that you uploaded, if any',
    '',
    'Passwords, codes and other secrets are left out.',
    '',
  ].join('\r\n');
}
