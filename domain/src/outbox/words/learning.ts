import type { LetterTemplate, LetterVariables } from '../letterTemplate.ts';

const session = {
  sessionTitle: { meaning: 'The title of the session.', sample: 'AI for Leaders' },
} as const satisfies LetterVariables;
const startsAt = { meaning: 'When it starts.', sample: 'Friday, November 27, 2026 at 2:00 PM GMT-5' } as const;
const plannedFor = {
  plannedFor: { ...startsAt, meaning: 'When it was to start.' },
} as const satisfies LetterVariables;
const starts = {
  starts: {
    meaning: 'When it starts or started, in a sentence; that it begins whenever they like, without a date.',
    sample: 'It starts Friday, November 27, 2026 at 2:00 PM GMT-5.',
  },
} as const satisfies LetterVariables;
const starting = {
  ...session,
  startsAt: { ...startsAt, isRequired: true },
} as const satisfies LetterVariables;
const changes = {
  meaning: 'What has changed about each class, a sentence each.',
  sample: 'Class 1 now starts Friday at 2:00 PM, not Thursday at 2:00 PM.',
  isRequired: true,
  isOfText: true,
} as const;
const project = {
  projectTitle: { meaning: 'The title of the project.', sample: 'Your own use case' },
  ...session,
  answer: {
    meaning: 'What the team has answered; nothing where it wrote nothing.',
    sample: 'A clear plan. Say more about the costs.',
    isRequired: true,
    isOfText: true,
  },
} as const satisfies LetterVariables;
const calendarIsChanged = 'The attached file updates the dates in your calendar.';
const roomOpens = 'The live room opens 15 minutes before each class. Join from the session page.';

/** The words of the letters about courses and live sessions. */
export const learningLetters = {
  enrolled: {
    title: 'Enrolled',
    subject: "You're enrolled: {sessionTitle}",
    text: "You're enrolled in {sessionTitle}. {starts}\n\n{whereToFind}",
    button: 'Open the session',
    variables: {
      ...session,
      ...starts,
      whereToFind: {
        meaning: 'What the session page has, of a session with dates or without.',
        sample: 'Materials, dates and the live link are on the session page.',
        isOfText: true,
      },
    },
  },
  startsTomorrow: {
    title: 'Starts in a day',
    subject: 'Starts soon: {sessionTitle}',
    text: `{sessionTitle} starts {startsAt}.\n\n${roomOpens}`,
    button: 'Open the session',
    variables: starting,
  },
  startsSoon: {
    title: 'Starts within the hour',
    subject: 'Starts within the hour: {sessionTitle}',
    text: `{sessionTitle} starts {startsAt}.\n\n${roomOpens}`,
    button: 'Open the session',
    variables: starting,
  },
  unenrolled: {
    title: 'No longer enrolled',
    subject: "You've unenrolled from {sessionTitle}",
    text: "You're no longer enrolled in {sessionTitle}. Your progress is saved.",
    button: 'See the course',
    variables: session,
  },
  waitlisted: {
    title: 'On the waitlist',
    subject: "You're on the waitlist: {sessionTitle}",
    text: "{sessionTitle} is full. You're number {rank} on the waitlist.\n\nIf a seat opens up, we'll email you. If none does, you have priority for the next session.",
    button: 'See the course',
    variables: { ...session, rank: { meaning: 'Their place on the waitlist.', sample: '3' } },
  },
  promoted: {
    title: 'Got a seat',
    subject: 'You got a seat: {sessionTitle}',
    text: "A seat opened up in {sessionTitle} and you were first in line, so you're enrolled. {starts}",
    button: 'Open the session',
    variables: { ...session, starts: { ...starts.starts, isRequired: true } },
  },
  seatOffered: {
    title: 'Seat opened up',
    subject: 'A seat opened up: {sessionTitle}',
    text: "A seat opened up in {sessionTitle}. {starts}\n\n{swapNote}\n\nIt's yours to claim until {expiresAt}. After that it goes to the next person.",
    button: 'Claim your seat',
    variables: {
      ...session,
      ...starts,
      swapNote: {
        meaning: 'That another seat is given up with it, for who holds one in the course; else nothing.',
        sample:
          'You already hold a seat in another session of this course. If you claim this one, you give up that one.',
        isRequired: true,
        isOfText: true,
      },
      expiresAt: { meaning: 'Until when it can be claimed.', sample: startsAt.sample, isRequired: true },
    },
  },
  sessionAnnouncement: {
    title: 'Announcement',
    subject: '{announcement}',
    text: '{message}',
    button: 'Open the session',
    variables: {
      announcement: { meaning: 'The subject that the team wrote.', sample: 'Your material is on the session page' },
      message: {
        meaning: 'What the team wrote.',
        sample: 'Please read the first chapter before we meet.',
        isRequired: true,
        isOfText: true,
      },
    },
  },
  sessionMoved: {
    title: 'New dates',
    subject: 'New dates: {sessionTitle}',
    text: `The dates of {sessionTitle} have changed.\n\n{changes}\n\n${calendarIsChanged}`,
    button: 'Open the session',
    variables: { ...session, changes },
  },
  meetingsCanceled: {
    title: 'Date canceled',
    subject: 'A date is canceled: {sessionTitle}',
    text: '{cancellations}\n\nThe attached file removes it from your calendar.',
    button: 'Open the session',
    variables: {
      ...session,
      cancellations: {
        ...changes,
        meaning: 'Which classes are canceled, a sentence each.',
        sample: 'Class 1 on Friday at 2:00 PM is canceled. The other dates of AI for Leaders are unchanged.',
      },
    },
  },
  sessionSplit: {
    title: 'Dates of its own classes',
    subject: 'New dates: {sessionTitle}',
    text: '{sessionTitle} now has live classes of its own. Another email has their dates.\n\nThe attached file removes the former single entry from your calendar.',
    button: 'Open the session',
    variables: session,
  },
  sessionCanceled: {
    title: 'Session canceled',
    subject: 'Canceled: {sessionTitle}',
    text: "{sessionTitle}, which was planned for {plannedFor}, is canceled. We're sorry.\n\nThe attached file removes it from your calendar. Other courses are in the catalog.",
    button: 'See all courses',
    variables: { ...session, ...plannedFor },
  },
  sessionRestored: {
    title: 'Session is back on',
    subject: 'Back on: {sessionTitle}',
    text: `{sessionTitle} is back on. It starts {startsAt}, and you're still enrolled.\n\n${calendarIsChanged}`,
    button: 'Open the session',
    variables: starting,
  },
  waitlistCanceled: {
    title: 'Session with a waitlist canceled',
    subject: 'Canceled: {sessionTitle}',
    text: "{sessionTitle}, which was planned for {plannedFor}, is canceled. We're sorry.\n\nYou were on its waitlist, and there is nothing to do. Other courses are in the catalog.",
    button: 'See all courses',
    variables: { ...session, ...plannedFor },
  },
  waitlistRestored: {
    title: 'Session with a waitlist is back on',
    subject: 'Back on: {sessionTitle}',
    text: "{sessionTitle} is back on. It starts {startsAt}, and you're still on the waitlist.",
    button: 'Open the session',
    variables: starting,
  },
  recordingReady: {
    title: 'Recording ready',
    subject: 'The recording is ready: {sessionTitle}',
    text: "The recording of {meetingTitle} in {sessionTitle} is ready.\n\nYou'll find it on the session page, under 'Live classes'.",
    button: 'Open the session',
    variables: { ...session, meetingTitle: { meaning: 'The title of the class.', sample: 'Class 1' } },
  },
  comingDates: {
    title: 'Dates for another calendar',
    subject: 'Your upcoming {brandName} dates',
    text: "Your email address has changed. Here are the sessions and events that you're signed up for, to add to the calendar of your new address.\n\nThe entries in the calendar of your former address stay there until you delete them. A calendar that you subscribed to keeps working.",
    button: 'Open my sessions',
    variables: {},
  },
  projectReviewed: {
    title: 'Project reviewed',
    subject: 'Your project was reviewed: {projectTitle}',
    text: 'We have reviewed what you sent for {projectTitle} in {sessionTitle}.\n\n{answer}',
    button: 'Open the session',
    variables: project,
  },
  projectReturned: {
    title: 'Project to be sent again',
    subject: 'Please send your project again: {projectTitle}',
    text: 'We have read what you sent for {projectTitle} in {sessionTitle}, and ask you to send it again.\n\n{answer}',
    button: 'Open the session',
    variables: project,
  },
} as const satisfies Readonly<Record<string, LetterTemplate>>;
