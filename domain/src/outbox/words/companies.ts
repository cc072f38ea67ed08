import type { LetterTemplate, LetterVariables } from '../letterTemplate.ts';

const day = 'November 27, 2026';
const company = {
  companyName: { meaning: 'The name of the company.', sample: 'Northwind' },
} as const satisfies LetterVariables;
const seat = {
  ...company,
  until: { meaning: 'The last day of the seat.', sample: day, isRequired: true },
} as const satisfies LetterVariables;
const program = {
  ...company,
  lastDay: { meaning: 'The last day of the contract.', sample: day, isRequired: true },
  dashboardUntil: {
    meaning: 'The last day on which the dashboard is open.',
    sample: 'December 27, 2026',
    isRequired: true,
  },
} as const satisfies LetterVariables;
const host = { meaning: 'Who invites.', sample: 'Northwind' } as const;
const invitation = {
  meaning: '“the invitation from” and who invites, or “your invitation”.',
  sample: 'the invitation from Northwind',
} as const;
const invitedBy = {
  meaning: '“ at the invitation of” and who invites, or nothing.',
  sample: ' at the invitation of Northwind',
} as const;
const heldFor = { meaning: 'How long the place is kept.', sample: '7 days', isRequired: true } as const;
const includes = 'courses, live sessions and certificates, until {until}';
const unexpected = "If you didn't expect this, ask someone at {companyName}, or ignore this email.";
const renew =
  'You keep the dashboard and its downloads until {dashboardUntil}. To renew, reply to this email or talk to your Customer Success Manager.';

/** The words of the letters about companies, their seats and their passes. */
export const companyLetters = {
  seatInvited: {
    title: 'Seat for a new account',
    subject: '{companyName} has a seat for you at {brandName}',
    text: `{companyName} has assigned you a seat at {brandName}: ${includes}.\n\nYour account is ready. Choose a password, and you're in; if your company signs you in, use its login instead.\n\n${unexpected}`,
    button: 'Choose a password',
    variables: seat,
  },
  seatAssigned: {
    title: 'Seat assigned',
    subject: '{companyName} has a seat for you at {brandName}',
    text: `{companyName} has assigned you a seat at {brandName}: ${includes}.\n\nYou already have an account. Sign in as usual.\n\n${unexpected}`,
    button: 'Sign in',
    variables: seat,
  },
  seatExtended: {
    title: 'Seat extended',
    subject: 'You keep your seat at {brandName} until {until}',
    text: `{companyName} has extended your seat at {brandName}: ${includes}.\n\nThere's nothing you need to do. If you have never signed in, choose a password with “Forgot your password?” first.\n\n${unexpected}`,
    button: 'Sign in',
    variables: seat,
  },
  seatReminded: {
    title: 'Seat is waiting',
    subject: 'Your seat at {brandName} is waiting',
    text: "{companyName} is holding a seat at {brandName} for you, until {until}. You haven't signed in yet.\n\nChoose a password to begin; if your company signs you in, use its login instead.",
    button: 'Choose a password',
    variables: seat,
  },
  programEnds: {
    title: 'Program ends',
    subject: "{companyName}'s program at {brandName} ends on {lastDay}",
    text: `The contract of {companyName} ends on {lastDay}. Its seats end with it, for everybody who holds one.\n\n${renew}`,
    button: 'Open the dashboard',
    variables: program,
  },
  programEnded: {
    title: 'Program has ended',
    subject: "{companyName}'s program at {brandName} has ended",
    text: `The contract of {companyName} ended on {lastDay}, and its seats with it.\n\n${renew}`,
    button: 'Open the dashboard',
    variables: program,
  },
  administratorAdded: {
    title: 'Administers a company',
    subject: "You administer {companyName}'s program at {brandName}",
    text: `From now on you see what people of {companyName} learn, and give its seats.\n\n${unexpected}`,
    button: 'Open the dashboard',
    variables: company,
  },
  administratorRemoved: {
    title: 'No longer administers a company',
    subject: "You no longer administer {companyName}'s program",
    text: `You no longer see the dashboard of {companyName} at {brandName}, nor give its seats. What you learn stays as it is.\n\n${unexpected}`,
    button: 'Sign in',
    variables: company,
  },
  seatEnded: {
    title: 'Seat has ended',
    subject: 'Your seat at {brandName} has ended',
    text: 'The program of {companyName} ended on {lastDay}, and your seat with it.\n\nYour account, your progress, your badges and your certificates stay.',
    button: 'Sign in',
    variables: { ...company, lastDay: program.lastDay },
  },
  organizationDownload: {
    title: 'Download ready',
    subject: 'Your download is ready: {download}',
    text: "You asked for {download} on the dashboard of your organization. The file has the figures as of the moment it was made.\n\nThe link works for {lifetime}, for you alone, in a browser where you're signed in. The file contains the names and email addresses of your colleagues, so please don't share it.",
    button: 'Download the file',
    variables: {
      download: { meaning: 'What was asked for.', sample: 'Members' },
      lifetime: { meaning: 'How long the link works.', sample: '7 days', isRequired: true },
    },
  },
  passJoin: {
    title: 'Accept an invitation',
    subject: 'Sign in to accept {invitation}',
    text: "Someone, probably you, registered with {brandName}{invitedBy}, using the email address of your account. Sign in to accept {invitation}; your account stays yours.\n\nYour spot is saved for {heldFor}. If it wasn't you, ignore this email: nothing changes.",
    button: 'Sign in and accept',
    variables: { invitation, invitedBy, heldFor },
  },
  passStayTuned: {
    title: 'Registered for later',
    subject: 'You are registered with {brandName}',
    text: "You have registered{invitedBy}, and your spot is saved. It begins on {beginsOn}.\n\nThat day we'll email you the next step. Until then there's nothing to do. If you didn't register, ignore both emails: nothing changes.",
    button: '',
    variables: { invitedBy, beginsOn: { meaning: 'The day on which it begins.', sample: day, isRequired: true } },
  },
  passBegun: {
    title: 'Place is ready',
    subject: 'Your place at {brandName} is ready',
    text: 'The invitation from {host} begins today. Join with the login of your company; your spot is saved for {heldFor}.',
    button: 'Join now',
    variables: { host, heldFor },
  },
  passWelcome: {
    title: 'Welcome',
    subject: 'Welcome to {brandName}',
    text: 'You have accepted {invitation}. Everything that comes with it is open to you{openUntil}.\n\n{coveredTwice}',
    button: 'Start learning',
    variables: {
      invitation,
      openUntil: { meaning: '“ until” and the last day, or nothing.', sample: ` until ${day}` },
      coveredTwice: {
        meaning: 'What becomes of a membership of their own; nothing for who has none.',
        sample: `You also pay for a membership of your own, and keep it: you're covered twice until ${day}, and continue with your own after that.`,
        isRequired: true,
        isOfText: true,
      },
    },
  },
} as const satisfies Readonly<Record<string, LetterTemplate>>;
