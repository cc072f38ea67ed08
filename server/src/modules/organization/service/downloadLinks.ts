import { csvName, downloadTypes } from '@atrium/domain/organization/csv.ts';
import { figureFilters } from '@atrium/domain/organization/figures.ts';
import { z } from 'zod';
import { isSame, mac } from '../../../base/secret.ts';

const shape = z.strictObject({
  memberId: z.string(),
  customerId: z.nullable(z.string()),
  type: z.enum(downloadTypes),
  employeeId: z.nullable(z.string()),
  filter: z.enum(figureFilters),
  searchTerm: z.string(),
  sortBy: z.nullable(z.strictObject({ key: z.string(), direction: z.enum(['ASC', 'DESC']) })),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
});
/** What a mailed link downloads, for whom, and until when. */
export type DashboardDownloadClaims = z.infer<typeof shape>;

function signatureOf(secret: string, claims: string): string {
  return mac(secret, 'organization download links', claims);
}

/** The address of a download; it works for its member and these rows, until it expires. */
export function downloadLink(secret: string, claims: DashboardDownloadClaims): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const query = new URLSearchParams({ c: text, s: signatureOf(secret, text) });
  return `/files/organization/${csvName(claims.type)}?${query.toString()}`;
}

/** What a link claims, once its signature and its expiry were checked at `now`; null for any other address. */
export function readDownloadLink(secret: string, query: URLSearchParams, now: number): DashboardDownloadClaims | null {
  const text = query.get('c') ?? '';
  if (!isSame(query.get('s') ?? '', signatureOf(secret, text))) return null;
  const claims = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return claims.expiresAt > now ? claims : null;
}
