import {
  isSameSubject,
  mayGetSubject,
  maySignInBy,
  mayMatchByEmail,
  type Authority,
} from '@atrium/domain/access/federatedSignIn.ts';
import type { Tx } from '../../../base/sql/db.ts';
import {
  findFederatedMember,
  findMemberByEmail,
  findMemberOfIdentity,
  listSpellings,
  listSubjects,
  type FederatedMemberRow,
} from '../store/federatedIdentities.ts';
import type { VerifiedIdentity } from './signupTicket.ts';

/**
 * The member whom a provider with this authority may sign in as this person: known by subject, or found by an address
 * it may speak for (THR-09).
 */
export async function findMemberToSignIn(
  tx: Tx,
  identity: VerifiedIdentity,
  authority: Authority,
): Promise<FederatedMemberRow | null> {
  const { issuer, subject } = identity;
  const member =
    (await findMemberOfIdentity(tx, issuer, subject)) ??
    (await findBySpellingOrAddress(tx, identity, authority)) ??
    // between the two reads, another browser may have finished the first sign-in of the same person
    (await findMemberOfIdentity(tx, issuer, subject));
  return member !== null && maySignInBy(member, authority) ? member : null;
}

/**
 * The member whom a customer's provider knows by another spelling of this address (D88), else the one with the asserted
 * address. Nobody when the spelling is that of several people, because it does not say who of them it is.
 */
async function findBySpellingOrAddress(
  tx: Tx,
  identity: VerifiedIdentity,
  authority: Authority,
): Promise<FederatedMemberRow | null> {
  const { issuer, subject } = identity;
  const spellings = authority.customerId === null ? [] : await listSpellings(tx, issuer, subject);
  const same = spellings.filter((known) => isSameSubject(known.subject, subject));
  const [memberId, ...others] = new Set(same.map((known) => known.memberId));
  if (memberId === undefined) return findByAddress(tx, identity, authority);
  return others.length === 0 ? findFederatedMember(tx, memberId) : null;
}

/** The member with an address for which the provider may speak, and who may be called this there (THR-09, D88). */
async function findByAddress(
  tx: Tx,
  identity: VerifiedIdentity,
  authority: Authority,
): Promise<FederatedMemberRow | null> {
  const { issuer, subject, email } = identity;
  const member = email !== null && mayMatchByEmail(identity, authority) ? await findMemberByEmail(tx, email) : null;
  if (member === null) return null;
  const known = await listSubjects(tx, member.memberId, issuer);
  return mayGetSubject({ subject, email: member.email }, known, authority) ? member : null;
}
