import type { Context } from '../../../base/context.ts';
import { findBadge } from '../store/certificates.ts';
import { findCredential, findLastStatusNumber } from '../store/credentials.ts';
import { statusOf } from './checkCredential.ts';
import { issuerName } from './issueCertificate.ts';
import { drawShareCard } from './shareCard.ts';
import { addressOf } from './signing/addresses.ts';
import { bakeBadge } from './signing/bakeBadge.ts';
import { achievementOf, issuerProfile } from './signing/document.ts';
import { listPublicKeys } from './signing/keys.ts';
import { findSignedCredential, signStatusList } from './signing/signedCredential.ts';
import { statusEntry } from './signing/statusList.ts';

/** The public keys of every credential, each under the address that a credential names as its key. */
export async function getKeySet(ctx: Context): Promise<{ readonly keys: readonly object[] }> {
  const keys = await listPublicKeys(ctx);
  return { keys: keys.map(({ kid, publicJwk }) => ({ ...publicJwk, kid: addressOf.key(ctx.site, kid) })) };
}

/** One public key; null for an unknown one. */
export async function findPublicKey(ctx: Context, kid: string): Promise<object | null> {
  const found = (await listPublicKeys(ctx)).find((key) => key.kid === kid);
  return found === undefined ? null : { ...found.publicJwk, kid: addressOf.key(ctx.site, kid) };
}

/** The profile of the issuer, with the address of its keys. */
export function getIssuer(ctx: Context): object {
  return { ...issuerProfile(ctx.site, issuerName(ctx)), jwks_uri: addressOf.keySet(ctx.site) };
}

/** What a certificate is given for; null for an unknown one. */
export async function findAchievement(ctx: Context, certificateId: string): Promise<object | null> {
  const found = await findBadge(ctx.db, certificateId);
  if (found === null) return null;
  const { title, description, narrative } = found;
  return achievementOf(ctx.site, { certificateId, title, description, criteria: narrative });
}

/** The badge of a certificate as SVG; null for an unknown one. */
export async function findBadgeSvg(ctx: Context, certificateId: string): Promise<string | null> {
  return (await findBadge(ctx.db, certificateId))?.svg ?? null;
}

/** The badge of a credential as it was issued, as SVG; null for an unknown one. */
export async function findCredentialSvg(ctx: Context, credentialId: string): Promise<string | null> {
  return (await findCredential(ctx.db, credentialId))?.badgeSvg ?? null;
}

/** The picture for the preview of its link; null for an unknown one, and for one that is not valid. */
export async function findShareCard(ctx: Context, credentialId: string): Promise<Buffer | null> {
  const row = await findCredential(ctx.db, credentialId);
  return row === null || statusOf(row) !== 'VALID' ? null : drawShareCard(row);
}

/** The badge with the credential inside, as PNG; null for an unknown one, and when the holder has gone. */
export async function findBakedBadge(ctx: Context, credentialId: string): Promise<Buffer | null> {
  const [row, jwt] = await Promise.all([findCredential(ctx.db, credentialId), findSignedCredential(ctx, credentialId)]);
  return row === null || jwt === null ? null : bakeBadge(row.badgeSvg, jwt);
}

/** A status list as VC-JWT; null for one in which there is no credential yet. */
export async function findStatusList(ctx: Context, list: number): Promise<string | null> {
  const last = await findLastStatusNumber(ctx.db);
  return list < 1 || last === null || list > statusEntry(last).list ? null : signStatusList(ctx, list);
}
