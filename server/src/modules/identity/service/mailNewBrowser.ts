import { minute } from '@atrium/domain/time.ts';
import { mac } from '../../../base/secret.ts';
import type { Site } from '../../../base/site.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { identityMails } from '../mails.ts';
import { addKnownBrowser, isAnotherKnown } from '../store/knownBrowsers.ts';

interface NewSignIn {
  readonly sid: string;
  readonly memberId: string;
  /** Its kind, such as 'Chrome on Windows'. */
  readonly browser: string;
  /** What its cookie is known by (`browserIdOf`). */
  readonly browserId: string;
  readonly at: Date;
}

/** Sign-ins with new browsers of one kind within this time are one mail, such as a form that was sent twice. */
const oneMailIn = 10 * minute;

/**
 * Tells a member of a sign-in with a browser that was never used for the account, in the transaction of that sign-in
 * (D74, decision 097). The first one of an account is no news.
 */
export async function mailNewBrowser(
  tx: Tx,
  { site, secret }: { readonly site: Site; readonly secret: string },
  { sid, memberId, browser, browserId, at }: NewSignIn,
): Promise<void> {
  const browserHash = browserHashOf(secret, { memberId, browserId });
  if (!(await addKnownBrowser(tx, { memberId, browserHash, browser, sid, at }))) return;
  if (!(await isAnotherKnown(tx, { memberId, browserHash }))) return;
  const member = await findRecipient(tx, memberId);
  if (member === null) return;
  const letter = identityMails.newBrowser(member, site, browser);
  const dedupeKey = `new-browser/${memberId}/${browser}/${String(Math.floor(at.getTime() / oneMailIn))}`;
  await queueMail(tx, { now: at.getTime(), site }, { dedupeKey, to: member.email, letter });
}

/** By what a browser is stored that a member has signed in with. */
export function browserHashOf(
  secret: string,
  { memberId, browserId }: Pick<NewSignIn, 'memberId' | 'browserId'>,
): string {
  return mac(secret, 'known browsers', JSON.stringify([memberId, browserId]));
}
