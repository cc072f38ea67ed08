import { SignJWT } from 'jose';
import type { Context } from '../../../../base/context.ts';
import { findCredential, listRevoked, saveSigned } from '../../store/credentials.ts';
import { addressOf } from './addresses.ts';
import { openBadge } from './document.ts';
import { algorithm, getSigningKey } from './keys.ts';
import { encodeStatusList, numbersOf } from './statusList.ts';

type SigningContext = Pick<Context, 'db' | 'now' | 'secret' | 'site'>;

/** How long a copy of a status list may be used, in seconds. */
export const statusListAge = 300;

/**
 * A credential as VC-JWT, signed the first time that it is asked for and then always the same text, whatever becomes of
 * the key (CRT-04). A revoked one is given out too: its entry in the status list says so. Null for an unknown number
 * and for one whose holder has gone.
 */
export async function findSignedCredential(ctx: SigningContext, credentialId: string): Promise<string | null> {
  const row = await findCredential(ctx.db, credentialId);
  if (row === null || row.memberId === null) return null;
  if (row.jwt !== null) return row.jwt;
  const key = await getSigningKey(ctx);
  const document = openBadge(ctx.site, row);
  const subject = document['credentialSubject'] as { readonly id: string };
  const jwt = await new SignJWT(document)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: addressOf.key(ctx.site, key.kid) })
    .setIssuer(addressOf.issuer(ctx.site))
    .setJti(addressOf.credential(ctx.site, credentialId))
    .setSubject(subject.id)
    .setNotBefore(new Date(row.issuedAt))
    .sign(key.privateKey);
  return saveSigned(ctx.db, credentialId, { kid: key.kid, jwt });
}

/** The revocations of one list as a Bitstring Status List credential, signed as VC-JWT at `ctx.now`. */
export async function signStatusList(ctx: SigningContext, list: number): Promise<string> {
  const { from, to } = numbersOf(list);
  const [revoked, key] = await Promise.all([listRevoked(ctx.db, from, to), getSigningKey(ctx)]);
  const id = addressOf.statusList(ctx.site, list);
  const issuer = addressOf.issuer(ctx.site);
  const until = ctx.now + statusListAge * 1000;
  return new SignJWT({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: new Date(ctx.now).toISOString(),
    validUntil: new Date(until).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeStatusList(revoked),
      ttl: statusListAge * 1000,
    },
  })
    .setProtectedHeader({ alg: algorithm, typ: 'vc+jwt', kid: addressOf.key(ctx.site, key.kid) })
    .setIssuer(issuer)
    .setJti(id)
    .setSubject(`${id}#list`)
    .setNotBefore(new Date(ctx.now))
    .setExpirationTime(new Date(until))
    .sign(key.privateKey);
}
