import { escapeHtml, printed } from './printed.ts';

interface Notice {
  readonly title: string;
  readonly kind: string;
  readonly parts: readonly (readonly [heading: string, words: string])[];
}

/** What stands in for the academy's own site outside the product: its help centre and its terms. */
const notices: Readonly<Record<string, Notice>> = {
  help: {
    title: 'How can we help?',
    kind: 'help center',
    parts: [
      [
        'I cannot sign in',
        'Use the address your membership is in the name of. If your company signs you in, choose Corporate Login. After several wrong passwords the form waits a while before it takes another.',
      ],
      [
        'Where are my courses?',
        'What you are enrolled in stands at the top of Courses. What you saved for later is under Saved Courses, in the menu.',
      ],
      [
        'I can no longer come to a session',
        'Open the course and choose Unenroll. Your seat goes to the next in line; what you have watched and done is kept.',
      ],
      [
        'My connection broke while I watched',
        'Nothing is lost. What you watched stays in your browser and is saved as soon as you are back online.',
      ],
      [
        'Something else',
        'Wherever a page could not be shown there is a link to open a support ticket. If the page names a request, send that along: we find what went wrong by it.',
      ],
    ],
  },
  terms: {
    title: 'Terms & Conditions',
    kind: 'terms',
    parts: [
      [
        'This is a demonstration',
        'The people, companies and courses of this academy are invented. Nobody is bound by this page; an academy of your own puts its terms here.',
      ],
      [
        'Your account',
        'An account is for one person. Keep your password to yourself, and tell us when somebody else has used it.',
      ],
      [
        'What a membership opens',
        'While your membership runs you may attend live sessions, watch recordings and on-demand lessons, and use the resources, for your own learning. Free accounts watch a number of videos each month.',
      ],
      [
        'Live sessions',
        'Seats are given in the order of enrollment. If you cannot come, unenroll, so that the next in line may. Sessions are recorded for those who are enrolled.',
      ],
      ['Ending', 'You may cancel at any time and keep what you have paid for until its term is over.'],
    ],
  },
};

/** One of them as a printable page, for '/files/notices/{name}.html'. Null for any other path. */
export function noticeFor(path: string): string | null {
  const name = /^\/files\/notices\/([a-z]{1,20})\.html$/.exec(path)?.[1] ?? '';
  const notice = Object.hasOwn(notices, name) ? notices[name] : undefined;
  if (notice === undefined) return null;
  const matter = notice.parts.map(([heading, words]) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(words)}</p>`);
  return printed({ title: notice.title, kind: notice.kind, matter: matter.join('') });
}
