import { escapeHtml, printed } from './printed.ts';

interface Notice {
  readonly title: string;
  readonly kind: string;
  readonly parts: readonly (readonly [heading: string, words: string])[];
  /** Ends with the address of the support team. */
  readonly writes?: true;
}

/** Stand-ins for the academy's own website outside the product: its help center, its terms and its events. */
const notices: Readonly<Record<string, Notice>> = {
  events: {
    title: 'All events',
    kind: 'What the academy does in public',
    writes: true,
    parts: [
      ['For members', 'Orientations, open hours and conversations are on the Events page, where you answer them.'],
      [
        'For everyone',
        'Twice a year we open the doors: a day of talks in spring and an evening of questions in autumn. Write to us for a seat.',
      ],
    ],
  },
  help: {
    title: 'How can we help?',
    kind: 'Help Center',
    writes: true,
    parts: [
      [
        "I can't sign in",
        'Use the email address on your membership. After several wrong passwords, wait a few minutes before you try again.',
      ],
      [
        'Where are my courses?',
        'Your enrolled courses are at the top of Courses. What you saved for later is under Saved Courses, in the menu.',
      ],
      [
        "I can't make it to a session",
        'Open the course and choose Unenroll. Your seat goes to the next person in line, and your progress is saved.',
      ],
      [
        'I lost connection while watching',
        "Nothing is lost. What you watched stays in your browser and is saved as soon as you're back online.",
      ],
      [
        'Something else',
        "Write to the support team. If a page couldn't be shown, include its request ID so we can find the problem.",
      ],
    ],
  },
  terms: {
    title: 'Terms & Conditions',
    kind: 'The agreement between you and the academy',
    parts: [
      [
        'Your account',
        'An account is for one person. Keep your password to yourself, and tell us if somebody else has used it.',
      ],
      [
        'What a membership opens',
        'While your membership runs you may attend live sessions, watch recordings and on-demand lessons, and use the resources, for your own learning. Free accounts watch a number of videos each month.',
      ],
      [
        'Live sessions',
        'Seats are given in the order of enrollment. If you cannot come, unenroll, so that the next in line may. Sessions are recorded for those who are enrolled.',
      ],
      ['Ending', "You can cancel at any time and keep what you've paid for until its term is over."],
      [
        'About this installation',
        'The people, companies and courses here are invented, so that you can look around. An academy of your own puts its terms here.',
      ],
    ],
  },
};

/**
 * A notice as a printable page, for '/files/notices/{name}.html', with `supportEmail` where the notice asks for it.
 * Null for any other path.
 */
export function noticeFor(path: string, supportEmail: string): string | null {
  const name = /^\/files\/notices\/([a-z]{1,20})\.html$/.exec(path)?.[1] ?? '';
  const notice = Object.hasOwn(notices, name) ? notices[name] : undefined;
  if (notice === undefined) return null;
  const matter = notice.parts.map(([heading, words]) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(words)}</p>`);
  const address = escapeHtml(supportEmail);
  const mail = notice.writes ? `<p><a href="mailto:${address}">${address}</a></p>` : '';
  return printed({ title: notice.title, kind: notice.kind, matter: matter.join('') + mail });
}
