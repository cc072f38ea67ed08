import { minute } from '@atrium/domain/time.ts';
import { isSame, mac } from '../../../base/secret.ts';
import { downloadKinds, type ResourceDownloadClaims } from '../types.ts';

/** How long a link works after its page was served (D7). */
export const linkLifetime = 10 * minute;

function signatureOf(secret: string, { memberId, resourceId, kind, expiresAt }: ResourceDownloadClaims): string {
  return mac(secret, 'resource links', JSON.stringify([memberId, resourceId, kind, expiresAt]));
}

/** The address of a download; it works for this member, this resource and this kind, until it expires. */
export function resourceLink(secret: string, claims: ResourceDownloadClaims): string {
  const { memberId, resourceId, kind, expiresAt } = claims;
  const query = new URLSearchParams({ m: memberId, e: String(expiresAt), s: signatureOf(secret, claims) });
  return `/files/resources/${encodeURIComponent(resourceId)}/${kind.toLowerCase()}?${query.toString()}`;
}

/** What a link claims, once its signature and its expiry were checked at `now`; null for any other address. */
export function readResourceLink(
  secret: string,
  of: { readonly resourceId: string; readonly kind: string },
  query: URLSearchParams,
  now: number,
): ResourceDownloadClaims | null {
  const kind = downloadKinds.find((item) => item.toLowerCase() === of.kind);
  const expiresAt = Number(query.get('e') ?? Number.NaN);
  if (kind === undefined || !Number.isSafeInteger(expiresAt) || expiresAt <= now) return null;
  const claims = { memberId: query.get('m') ?? '', resourceId: of.resourceId, kind, expiresAt };
  return isSame(query.get('s') ?? '', signatureOf(secret, claims)) ? claims : null;
}
