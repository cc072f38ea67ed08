import { longDate } from '@atrium/domain/longDate.ts';
import type { Context } from '../../../base/context.ts';
import type { PageHead } from '../../../base/http/pageData.ts';
import { findByNumber, statusOf } from './checkCredential.ts';
import { cardSize } from './shareCard.ts';
import { addressOf } from './signing/addresses.ts';

/**
 * What the preview of a certificate's link shows: its holder and program, with its picture. Null for an unknown number
 * and for one that is not valid, whose preview tells nothing of anybody.
 */
export async function findCredentialHead(ctx: Pick<Context, 'db' | 'site'>, given: string): Promise<PageHead | null> {
  const row = await findByNumber(ctx, given);
  if (row === null || statusOf(row) !== 'VALID') return null;
  const { credentialId, holderName, title, issuerName, awardedAt, narrative } = row;
  const what = `${holderName}, ${title}`;
  return {
    title: what,
    description: `Issued by ${issuerName} on ${longDate(Math.round(awardedAt))}. ${narrative}`,
    url: addressOf.page(ctx.site, credentialId),
    image: {
      url: `${ctx.site.publicUrl}/credentials/${credentialId}.card.png`,
      ...cardSize,
      alt: `Certificate of ${what}`,
    },
  };
}
