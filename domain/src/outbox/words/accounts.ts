import type { LetterTemplate } from '../letterTemplate.ts';

const at = 'Friday, November 27, 2026 at 2:00 PM GMT-5';
const account = 'Open my account';
const notYou = "If it wasn't you, change your password, and write to us.";

/** The words of the letters about accounts and personal data. */
export const accountLetters = {
  personAdded: {
    title: 'Account made by the team',
    subject: 'Your account at {brandName} is ready',
    text: "The team of {brandName} has made an account for you. Choose a password, and you're in.\n\nIf you didn't expect this, ignore this email.",
    button: 'Choose a password',
    variables: {},
  },
  accountsMerged: {
    title: 'Accounts merged',
    subject: 'Your {brandName} accounts are one now',
    text: `You had two accounts at {brandName}, and our team has made them one. Everything that was yours is in it.\n\nSign in with {signInAddress}, as before. The other address no longer opens an account.\n\nIf you didn't expect this, write to us.`,
    button: account,
    variables: {
      signInAddress: {
        meaning: 'The address of the account that stays, with a part of it hidden.',
        sample: 'm…@demo.example',
        isRequired: true,
      },
    },
  },
  dataReady: {
    title: 'Copy of the data ready',
    subject: 'Your {brandName} data is ready',
    text: `The copy of your data that you asked for is ready. Download it on your account page until {readyUntil}.\n\n${notYou}`,
    button: account,
    variables: { readyUntil: { meaning: 'Until when it can be downloaded.', sample: at, isRequired: true } },
  },
  erasureRequested: {
    title: 'Account will be deleted',
    subject: 'Your {brandName} account will be deleted',
    text: `You asked us to delete your account. We'll delete it on {deletedAt}; after that it can't be restored.\n\n{subscription}\n\nUntil then you can keep it: sign in, and press "Keep my account" on your account page.\n\n${notYou}`,
    button: account,
    variables: {
      deletedAt: { meaning: 'When the account is deleted.', sample: at, isRequired: true },
      subscription: {
        meaning: 'That a subscription continues; nothing for who has none.',
        sample:
          "You have a subscription. It continues until you cancel it, and your account isn't deleted before it has ended.",
        isRequired: true,
        isOfText: true,
      },
    },
  },
  erasureCanceled: {
    title: 'Account is kept',
    subject: "Your {brandName} account won't be deleted",
    text: `You asked us to keep your account. Everything is as it was.\n\n${notYou}`,
    button: account,
    variables: {},
  },
  erased: {
    title: 'Account deleted',
    subject: 'Your {brandName} account was deleted',
    text: "Your account has been deleted, with everything in it that names you. Certificates that you earned are now marked as withdrawn.\n\nThis is the last email we'll send you, and we keep no copy. Goodbye, and thank you.",
    button: '',
    variables: {},
  },
} as const satisfies Readonly<Record<string, LetterTemplate>>;
