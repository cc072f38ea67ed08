/**
 * The kinds of mail that a member may do without. Any other mail is about what they did or must know, and is always
 * sent.
 */
export const mailKinds = ['REMINDERS', 'RECORDINGS', 'ACHIEVEMENTS'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What each kind is called, and what it is about. `noun` continues 'No more …'. */
export const mailKindWords: Readonly<
  Record<MailKind, { readonly title: string; readonly about: string; readonly noun: string }>
> = {
  REMINDERS: {
    title: 'Reminders',
    about: 'A day and an hour before a class, and before an event that you attend.',
    noun: 'reminders',
  },
  RECORDINGS: {
    title: 'Recordings',
    about: 'When the recording of a class is ready.',
    noun: 'emails about recordings',
  },
  ACHIEVEMENTS: {
    title: 'Badges and certificates',
    about: 'When you have earned one.',
    noun: 'emails about badges and certificates',
  },
};
