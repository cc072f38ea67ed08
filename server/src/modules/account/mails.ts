import { codeLifetimeWords } from '@atrium/domain/account/mailedCode.ts';
import { signupLinkLifetimeWords } from '@atrium/domain/account/signup.ts';
import { resetPasswordPath } from '../../base/pagePaths.ts';
import { hello, type Brand, type Letter, type Recipient, type Support } from '../../mail/layout.ts';

const ignore =
  "If it wasn't you, ignore this email: nothing changes without the code. Don't share it with anyone; we never ask for it.";

/** How somebody who has an account already signs in to it, by the page that the mail leads to; by a second address. */
const alreadyIn = {
  '/login': {
    path: '/login',
    label: 'Sign in',
    words: 'Sign in with it; if you have forgotten your password, you can choose a new one there.',
  },
  '/reset-password': {
    path: '/reset-password',
    label: 'Choose a password',
    words: "It has no password yet. Choose one, and you're in.",
  },
  '/corp-login': { path: '/corp-login', label: 'Sign in', words: 'Your organization signs you in.' },
  second: {
    path: '/login',
    label: 'Sign in',
    words: 'This address is its second sign-in: choose "Continue with Google" to sign in with it.',
  },
} as const;

/** What the mails about an account's sign-in say (D74). */
export const accountMails = {
  /** `firstName`: of the account; null for a signup that waits for its password. */
  resetPassword: (firstName: string | null, { brandName }: Brand, code: string, path: string): Letter => ({
    name: 'resetPassword',
    subject: `Your code to reset your ${brandName} password`,
    greeting: hello(firstName),
    paragraphs: [
      `Someone asked to reset the password of your ${brandName} account. If it was you, enter this code within ${codeLifetimeWords}.`,
      ignore,
    ],
    code,
    action: { label: 'Choose a new password', path },
  }),
  resetElsewhere: ({ firstName }: Recipient, { brandName }: Brand): Letter => ({
    name: 'resetElsewhere',
    subject: `Signing in to ${brandName}`,
    greeting: hello(firstName),
    paragraphs: [
      `Someone asked to reset the password of your ${brandName} account. Your organization signs you in, so there is no password to reset here.`,
      "Use your corporate login. If you can't sign in there, your organization's IT team can help.",
    ],
    action: { label: 'Sign in', path: '/corp-login' },
  }),
  /** To an address that nobody has proved yet, so it names nobody (THR-65); so does `activate`. */
  setPassword: ({ brandName }: Brand, code: string): Letter => ({
    name: 'setPassword',
    subject: `Your code to set your ${brandName} password`,
    greeting: hello(null),
    paragraphs: [
      `You asked for a code to set the password of your ${brandName} account. Enter it within ${codeLifetimeWords}, on the page where you asked for it.`,
      ignore,
    ],
    code,
  }),
  activate: ({ brandName }: Brand, path: string): Letter => ({
    name: 'activate',
    subject: `Set up your ${brandName} password`,
    greeting: hello(null),
    paragraphs: [
      `Thank you for signing up with ${brandName}. Set a password to start using your free account.`,
      `The link below works for ${signupLinkLifetimeWords}. If you didn't sign up, ignore this email: no account is created.`,
    ],
    action: { label: 'Set up my password', path },
  }),
  alreadyMember: (
    { firstName, email }: Recipient & { readonly email: string },
    { brandName }: Brand,
    by: keyof typeof alreadyIn,
  ): Letter => ({
    name: 'alreadyMember',
    subject: `You already have an account at ${brandName}`,
    greeting: hello(firstName),
    paragraphs: [
      `Someone, probably you, just tried to sign up for ${brandName} with this email address. You already have an account, so nothing was changed.`,
      `${alreadyIn[by].words} If it wasn't you, there's nothing to do.`,
    ],
    action: {
      label: alreadyIn[by].label,
      path: by === '/reset-password' ? resetPasswordPath(email) : alreadyIn[by].path,
    },
  }),
  /** `linked`: the second address, which the person who resets a password should know of (THR-04); null without one. */
  passwordChanged: ({ firstName }: Recipient, { brandName, supportEmail }: Support, linked: string | null): Letter => ({
    name: 'passwordChanged',
    subject: `Your ${brandName} password was changed`,
    greeting: hello(firstName),
    paragraphs: [
      'Your password was changed just now, and every browser that was signed in to your account has been signed out.',
      ...(linked === null
        ? []
        : [
            `Signing in with Google as ${linked} still opens your account. If that address is not yours, sign in and unlink it on your account page, under "Second sign-in".`,
          ]),
      `If it wasn't you, reset your password right away, and write to ${supportEmail}.`,
    ],
    action: { label: 'Reset my password', path: '/reset-password' },
  }),
};
