import { formatQuery } from '@atrium/domain/queryString.ts';
import type { Context } from '../../../base/context.ts';
import { setPasswordPath } from '../../../base/pagePaths.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { passMails } from '../mails.ts';
import type { Holder, Pass } from '../types.ts';

interface NextStep {
  readonly pass: Pass;
  readonly tac: string;
  readonly tacHash: string;
  /** Whether the pass has not started yet. */
  readonly isLater: boolean;
  readonly to: string;
  readonly holder: Holder | null;
}

/** Mails the next step: the link that sets a password or leads to the sign-in, or the day on which that comes. */
export async function mailNextStep(tx: Tx, ctx: Context, next: NextStep): Promise<void> {
  const { pass, tac, tacHash, isLater, holder, to } = next;
  const host = hostOf(pass, ctx);
  const letterOf = (): Letter => {
    if (isLater) {
      const { timeZone } = pass.customer;
      return passMails.stayTuned(holder, ctx.site, { host, startsAt: pass.startsAt ?? ctx.now, timeZone });
    }
    if (pass.usesSSO) return passMails.begun(holder, ctx.site, host, `/preview/${encodeURIComponent(pass.code)}`);
    if (holder !== null) return joinLetter(ctx, pass, holder);
    return passMails.activate(ctx.site, host, setPasswordPath(to, tac));
  };
  const letter = letterOf();
  await queueMail(tx, ctx, { dedupeKey: passMailKey(tacHash), to, letter });
}

/** What somebody who has an account gets in place of a link or a code: only their own sign-in accepts (THR-65). */
export function joinLetter({ site }: Pick<Context, 'site'>, pass: Pass, holder: Holder): Letter {
  return passMails.join(holder, site, hostOf(pass, { site }), signInPath(pass, holder));
}

/** The idempotency key of the mail with the next step of a registration. */
export const passMailKey = (tacHash: string): string => `pass-registration/${tacHash}`;

/** The inviting party: the company, or the product itself. */
export const hostOf = ({ customer }: Pass, { site }: Pick<Context, 'site'>): string =>
  customer.type === 'ENTERPRISE' ? customer.name : site.brandName;

/** Where a member signs in, and then accepts. */
export function signInPath({ code }: Pass, { maySignIn }: Holder): string {
  const redirectPath = `/invite-registration/${encodeURIComponent(code)}`;
  return `${maySignIn ? '/login' : '/corp-login'}${formatQuery([['redirectPath', redirectPath]])}`;
}
