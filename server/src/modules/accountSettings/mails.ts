import { codeLifetimeWords } from '@atrium/domain/account/mailedCode.ts';
import { hello, type Brand, type Letter, type Support } from '../../mail/layout.ts';

const action = { label: 'Open my account', path: '/account-settings' };

/** What is said when the password or the address is changed (ACT-02, ACT-06). */
export const accountSettingsMails = {
  /** To the new address, which may be a stranger's: it names nobody. */
  emailCode: ({ brandName }: Brand, code: string): Letter => ({
    name: 'emailCode',
    subject: `Your code to change your ${brandName} email`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone, probably you, asked to use this email address for their ${brandName} account. If it was you, enter this code within ${codeLifetimeWords} on your account page.`,
      "If it wasn't you, ignore this email: nothing changes without the code. Don't share it with anyone; we never ask for it.",
    ],
    code,
  }),
  /** To an address that has an account, when somebody else wants it. */
  emailTaken: ({ brandName, supportEmail }: Support): Letter => ({
    name: 'emailTaken',
    subject: `This email already has an account at ${brandName}`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone asked to move another ${brandName} account to this email address. It already has an account, so nothing was changed.`,
      `If it was you, sign in with this address, or write to ${supportEmail} to combine two accounts. If it wasn't you, there's nothing to do.`,
    ],
    action: { label: 'Sign in', path: '/login' },
  }),
  emailChangeAsked: (
    { firstName, email }: { readonly firstName: string; readonly email: string },
    { brandName }: Brand,
  ): Letter => ({
    name: 'emailChangeAsked',
    subject: `A new email was requested for your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      `Someone who is signed in to your account asked to change its email to ${email}. The change takes effect only if the code sent there is entered within ${codeLifetimeWords}.`,
      "If it wasn't you, reset your password right away: this also cancels the request and signs you out everywhere.",
    ],
    action: { label: 'Reset my password', path: '/reset-password' },
  }),
  /**
   * To both addresses. `lostIdentity`: the account was opened by Google with the former address, too; `needsPassword`:
   * the team has changed the address, and the password has ended.
   */
  emailChanged: (
    change: {
      readonly firstName: string;
      readonly from: string;
      readonly to: string;
      readonly lostIdentity: boolean;
      readonly needsPassword: boolean;
    },
    { brandName, supportEmail }: Support,
  ): Letter => ({
    name: 'emailChanged',
    subject: `The email of your ${brandName} account was changed`,
    greeting: hello(change.firstName),
    paragraphs: [
      `You sign in as ${change.to} from now on, and we email you there. ${change.from} no longer opens the account, and every other browser was signed out.`,
      ...(change.needsPassword
        ? [`Your password has ended: choose another with the code that we email to ${change.to}.`]
        : []),
      ...(change.lostIdentity
        ? [
            `Signing in with Google works with ${change.to}, if that is a Google account.${change.needsPassword ? '' : ' You can set a password by email.'}`,
          ]
        : []),
      `If it wasn't you, write to ${supportEmail} right away, from ${change.from}: we'll help you get your account back.`,
    ],
    action: change.needsPassword
      ? { label: 'Choose a password', path: `/reset-password?email=${encodeURIComponent(change.to)}` }
      : action,
  }),
  passwordChanged: ({ firstName }: { readonly firstName: string }, { brandName, supportEmail }: Support): Letter => ({
    name: 'passwordChanged',
    subject: `Your ${brandName} password was changed`,
    greeting: hello(firstName),
    paragraphs: [
      'Your password was changed on your account page just now, and every other browser has been signed out.',
      `If it wasn't you, reset your password right away, and write to ${supportEmail}.`,
    ],
    action: { label: 'Reset my password', path: '/reset-password' },
  }),
};
