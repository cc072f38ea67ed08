import { codeLifetimeWords } from '@atrium/domain/account/mailedCode.ts';
import { signupLinkLifetimeWords } from '@atrium/domain/account/signup.ts';
import type { Brand, Letter, Recipient, Support } from '../../mail/layout.ts';

const ignore =
  'If it was not you, ignore this email: nothing changes without the code. Give it to nobody; we never ask for it.';

/** How somebody who has an account already signs in to it, by the page that the mail leads to. */
const alreadyIn = {
  '/login': {
    label: 'Sign in',
    words: 'Sign in with it; if you have forgotten your password, you can choose a new one there.',
  },
  '/reset-password': { label: 'Choose a password', words: 'It has no password yet: choose one, and you are in.' },
  '/corp-login': { label: 'Sign in', words: 'Your organization signs you in.' },
} as const;

/** What the mails about an account's sign-in say (D74). */
export const accountMails = {
  resetPassword: ({ firstName }: Recipient, { brandName }: Brand, code: string, path: string): Letter => ({
    template: 'resetPassword',
    subject: `Your code to reset your ${brandName} password`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody asked to reset the password of your ${brandName} account. If it was you, enter this code within ${codeLifetimeWords}.`,
      ignore,
    ],
    code,
    action: { label: 'Choose a new password', path },
  }),
  resetElsewhere: ({ firstName }: Recipient, { brandName }: Brand): Letter => ({
    template: 'resetElsewhere',
    subject: `Signing in to ${brandName}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody asked to reset the password of your ${brandName} account. Your organization signs you in, so there is no password to reset here.`,
      'Use your corporate login. If you cannot sign in there, the people who run it in your organization can help.',
    ],
    action: { label: 'Sign in', path: '/corp-login' },
  }),
  setPassword: ({ firstName }: Recipient, { brandName }: Brand, code: string): Letter => ({
    template: 'setPassword',
    subject: `Your code to set your ${brandName} password`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You asked for a code to set the password of your ${brandName} account. Enter it within ${codeLifetimeWords}, on the page where you asked for it.`,
      ignore,
    ],
    code,
  }),
  activate: ({ firstName }: Recipient, { brandName }: Brand, path: string): Letter => ({
    template: 'activate',
    subject: `Set up your ${brandName} password`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you for signing up with ${brandName}. Set a password to start using your free account.`,
      `The link below works for ${signupLinkLifetimeWords}. If you did not sign up, ignore this email: no account is made.`,
    ],
    action: { label: 'Set up my password', path },
  }),
  alreadyMember: ({ firstName }: Recipient, { brandName }: Brand, path: keyof typeof alreadyIn): Letter => ({
    template: 'alreadyMember',
    subject: `You already have an account at ${brandName}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody, probably you, just tried to sign up for ${brandName} with this address. You have an account already, and nothing was changed.`,
      `${alreadyIn[path].words} If it was not you, there is nothing to do.`,
    ],
    action: { label: alreadyIn[path].label, path },
  }),
  /** `linked`: the second address, which the person who resets a password should know of (THR-04); null without one. */
  passwordChanged: ({ firstName }: Recipient, { brandName, supportEmail }: Support, linked: string | null): Letter => ({
    template: 'passwordChanged',
    subject: `Your ${brandName} password was changed`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Your password was changed just now, and every browser that was signed in to your account has been signed out.',
      ...(linked === null
        ? []
        : [
            `Signing in with Google as ${linked} still opens your account. If that address is not yours, sign in and unlink it on your account page, under "Second sign-in".`,
          ]),
      `If it was not you, reset your password at once, and write to ${supportEmail}.`,
    ],
    action: { label: 'Reset my password', path: '/reset-password' },
  }),
};
