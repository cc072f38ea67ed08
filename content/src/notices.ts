import { escapeHtml, printed } from './printed.ts';

interface Notice {
  readonly title: string;
  readonly kind: string;
  readonly parts: readonly (readonly [heading: string, words: string])[];
  /** Ends with the address of the support team. */
  readonly writes?: true;
}

/**
 * Stand-ins for websites outside the product: the academy's help center, terms, events and pages for companies, and
 * what two companies tell their own people.
 */
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
  globex: {
    title: 'Globex learning policy',
    kind: 'For everyone at Globex',
    parts: [
      [
        'Time to learn',
        'Two hours a week are yours for courses. Agree with your team on when, and put it in the calendar.',
      ],
      [
        'Live sessions',
        'A session counts as working time. If a customer needs you, unenroll, so that a colleague can have the seat.',
      ],
      [
        'Customer data',
        'Exercises use the examples of the course. Never bring names, contracts or figures of a customer to a class.',
      ],
      ['Your profile', 'Members of other companies do not see you: Globex keeps its profiles to itself.'],
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
        'Your enrolled courses are at the top of Courses. Find saved courses under Saved Courses in the menu.',
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
  rollout: {
    title: 'The first thirty days',
    kind: 'Rollout guide for administrators',
    parts: [
      [
        'Week one: give the seats',
        'Start with the people who asked. Add them one by one or from a file on the Seats page; a dry run shows what happens to each row before anybody is emailed.',
      ],
      [
        'Week two: choose one course together',
        'Teams that begin with the same course talk about it. Pick one with a live session this month, and enroll first.',
      ],
      [
        'Week three: remind, kindly',
        'The Seats page shows who has not signed in yet. One reminder is enough; after two weeks give the seat to somebody else.',
      ],
      [
        'Week four: look at the numbers',
        'The dashboard shows who watched, started and completed. Open a figure to see the people and courses behind it, and print the page for your review.',
      ],
    ],
  },
  success: {
    title: 'Meet your success manager',
    kind: 'For companies with a contract',
    writes: true,
    parts: [
      [
        'What we do with you',
        'We plan the start with you, look at the numbers every quarter, and propose courses for the teams you care about.',
      ],
      ['Before we meet', 'Print your dashboard, and bring one goal for the next three months.'],
      ['Ask for a date', 'Write to us with two days that suit you. We answer within one working day.'],
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
        "What's included",
        'While your membership runs you may attend live sessions, watch recordings and on-demand lessons, and use the resources, for your own learning. Free accounts watch a number of videos each month.',
      ],
      [
        'Live sessions',
        "Seats are given in the order of enrollment. If you can't come, unenroll, so the next person can. Where a session is recorded, the recording is for those who are enrolled.",
      ],
      ['Ending', "You can cancel anytime and keep what you've paid for until its term is over."],
      [
        'About this installation',
        'The people, companies and courses here are invented, so that you can look around. An academy of your own puts its terms here.',
      ],
    ],
  },
  vandelay: {
    title: 'Learning at Vandelay',
    kind: 'For everyone at Vandelay',
    parts: [
      [
        'Who has a seat',
        'Every full-time colleague in the four regions. New colleagues are invited in their second week.',
      ],
      [
        'Where to begin',
        'Your region names a course each quarter. Live sessions are held in mornings and evenings of Singapore; recordings follow within a day.',
      ],
      [
        'What your manager sees',
        'Courses that you started and completed, and hours watched. Never your notes or answers.',
      ],
      ['Leaving Vandelay', 'Your seat ends with your contract. Your certificates stay yours.'],
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
  const matter = notice.parts.map(
    ([heading, words]) => `<h2 id="${idOf(heading)}">${escapeHtml(heading)}</h2><p>${escapeHtml(words)}</p>`,
  );
  const address = escapeHtml(supportEmail);
  const mail = notice.writes ? `<p><a href="mailto:${address}">${address}</a></p>` : '';
  const contents = notice.parts.map(([heading]) => `<a href="#${idOf(heading)}">${escapeHtml(heading)}</a>`);
  const nav = `<nav class="contents" aria-label="On this page">${contents.join('')}</nav>`;
  return printed({
    title: notice.title,
    kind: notice.kind,
    matter: nav + matter.join('') + mail,
    ...(publicNotices.includes(name) && { links: linksBeside(name) }),
  });
}

/** Those of the academy, for everybody; the others are a company's. */
const publicNotices = ['help', 'events', 'terms'];

/** The other public notices, as links in the head of one. */
function linksBeside(name: string): readonly { readonly href: string; readonly text: string }[] {
  return publicNotices
    .filter((other) => other !== name)
    .map((other) => ({ href: `/files/notices/${other}.html`, text: linkTexts[other] ?? '' }));
}

const linkTexts: Readonly<Record<string, string>> = {
  help: 'Help Center',
  events: 'All events',
  terms: 'Terms & Conditions',
};

const idOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');
