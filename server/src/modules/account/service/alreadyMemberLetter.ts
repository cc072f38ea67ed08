import type { Context } from '../../../base/context.ts';
import type { Letter } from '../../../mail/layout.ts';
import { accountMails } from '../mails.ts';
import type { AccountHolder } from '../types.ts';

/** Where somebody signs in who has an account but no password for it; null: with a password, as usual. */
export function otherWayIn({ maySignIn, hasPassword }: AccountHolder): '/corp-login' | '/reset-password' | null {
  return !maySignIn ? '/corp-login' : !hasPassword ? '/reset-password' : null;
}

/** Tells the owner of an account that somebody has signed up with its address, and how they sign in. */
export function alreadyMemberLetter({ site }: Pick<Context, 'site'>, holder: AccountHolder): Letter {
  return accountMails.alreadyMember(holder, site, holder.isSecond ? 'second' : (otherWayIn(holder) ?? '/login'));
}
