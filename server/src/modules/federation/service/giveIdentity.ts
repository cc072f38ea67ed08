import { isSameSubject } from '@atrium/domain/access/federatedSignIn.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { FederatedIdentity } from '../../../ports/identityProviders.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import {
  addFederatedIdentity,
  findMemberOfIdentity,
  listSpellings,
  listSubjects,
} from '../store/federatedIdentities.ts';
import { mailSecondName } from './linking/mailOwner.ts';

/**
 * Remembers that a provider calls a member by this subject. 'FIRST': by none before; 'SECOND': by another kind of name
 * (D88); 'KNOWN': by this one, or another spelling of it; 'TAKEN': somebody else has it, as another browser may have
 * brought it about meanwhile.
 */
export async function giveIdentity(
  tx: Tx,
  { issuer, subject }: Pick<FederatedIdentity, 'issuer' | 'subject'>,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<'FIRST' | 'KNOWN' | 'SECOND' | 'TAKEN'> {
  const known = await listSubjects(tx, memberId, issuer);
  if (known.some((other) => isSameSubject(other, subject))) return 'KNOWN';
  const spellings = await listSpellings(tx, issuer, subject);
  // it may have become theirs since the first read
  const ofOthers = spellings.filter((other) => other.memberId !== memberId);
  if (ofOthers.some((other) => isSameSubject(other.subject, subject))) return 'TAKEN';
  if (await addFederatedIdentity(tx, { issuer, subject, memberId, at })) return known.length === 0 ? 'FIRST' : 'SECOND';
  return (await findMemberOfIdentity(tx, issuer, subject))?.memberId === memberId ? 'KNOWN' : 'TAKEN';
}

/**
 * Notes a second name by which a provider opens an account, in the audit log and by a mail, so that one that is
 * somebody else's is noticed (THR-04).
 */
export async function noteIdentity(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  memberId: string,
  issuer: string,
): Promise<void> {
  await mailSecondName(tx, ctx, memberId);
  await writeAudit(tx, ctx, {
    actor: { kind: 'person', memberId },
    action: 'IDENTITY_ADDED',
    subject: `member/${memberId}`,
    detail: { issuer },
  });
}
