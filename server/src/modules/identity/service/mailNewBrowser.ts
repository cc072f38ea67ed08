import type { Tx } from '../../../base/sql/db.ts';
import type { Site } from '../../../base/site.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { identityMails } from '../mails.ts';
import { addKnownBrowser, isAnotherKnown } from '../store/knownBrowsers.ts';

interface NewSignIn {
  readonly sid: string;
  readonly memberId: string;
  /** Its kind, such as 'Chrome on Windows'. */
  readonly browser: string;
  readonly at: Date;
}

/**
 * Tells a member of a sign-in with a kind of browser that was never used for the account, in the transaction of that
 * sign-in (D74). The first one of an account is no news.
 */
export async function mailNewBrowser(tx: Tx, site: Site, { sid, memberId, browser, at }: NewSignIn): Promise<void> {
  if (!(await addKnownBrowser(tx, { memberId, browser, since: at }))) return;
  if (!(await isAnotherKnown(tx, { memberId, browser }))) return;
  const member = await findRecipient(tx, memberId);
  if (member === null) return;
  const letter = identityMails.newBrowser(member, site, browser);
  await queueMail(tx, { now: at.getTime(), site }, { dedupeKey: `new-browser/${sid}`, to: member.email, letter });
}
