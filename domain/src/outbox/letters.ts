/** What the mails of the product are about, in the order of their list. */
export const letterGroups = [
  'SIGN_IN',
  'ACCOUNT',
  'LEARNING',
  'EVENTS',
  'AWARDS',
  'MONEY',
  'COMPANIES',
  'TEAM',
] as const;
export type LetterGroup = (typeof letterGroups)[number];

/** What each group is called. */
export const letterGroupWords: Readonly<Record<LetterGroup, string>> = {
  SIGN_IN: 'Signing in',
  ACCOUNT: 'Accounts and personal data',
  LEARNING: 'Courses and live sessions',
  EVENTS: 'Events',
  AWARDS: 'Badges and certificates',
  MONEY: 'Payments',
  COMPANIES: 'Companies and their seats',
  TEAM: 'The team',
};

/** Why a letter cannot be switched off. */
export const alwaysSentReasons = ['SECURITY', 'LEGAL', 'AWAITED'] as const;
export type AlwaysSent = (typeof alwaysSentReasons)[number];

/** The same in a sentence. */
export const alwaysSentWords: Readonly<Record<AlwaysSent, string>> = {
  SECURITY: 'Always sent: it keeps an account safe, or opens it.',
  LEGAL: 'Always sent: it is about money, a contract or personal data.',
  AWAITED: 'Always sent: somebody waits for it, or would come for nothing without it.',
};

/** Why a mail of the outbox was not sent though nobody stopped it. */
export const mailWithheldReasons = ['LETTER_OFF', 'BOUNCED', 'COMPLAINED'] as const;
export type MailWithheld = (typeof mailWithheldReasons)[number];

/** The same, as a page says it after the mail. */
export const mailWithheldWords: Readonly<Record<MailWithheld, string>> = {
  LETTER_OFF: 'Not sent: this letter is switched off',
  BOUNCED: 'Not sent: mails to this address came back',
  COMPLAINED: 'Not sent: its reader has marked a mail as spam',
};

/** Why an address is not mailed, as the page of its owner says it. */
export const mailStopWords: Readonly<Record<Exclude<MailWithheld, 'LETTER_OFF'>, string>> = {
  BOUNCED: 'Two mails to this address came back for good. No other is sent to it, not even codes.',
  COMPLAINED: 'Its reader has marked a mail of the academy as spam. No other is sent to it, not even codes.',
};

/** For how many days back mails are counted by their letter. */
export const countedDays = 30;
