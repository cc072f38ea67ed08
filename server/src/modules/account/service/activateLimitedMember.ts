import { freemiumAreas } from '@atrium/domain/account/signup.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { grantFreemium } from '../../entitlement/service/grantFreemium.ts';
import { addConsumer } from '../../member/service/addConsumer.ts';
import type { LimitedSignup } from '../types.ts';

/**
 * Makes the member of a signup whose address was proved, with the areas of its freemium type (SIG-07, D2). Returns the
 * member's id; null when this installation has no consumer business, or does not give such accounts away.
 */
export async function activateLimitedMember(
  tx: Tx,
  ctx: Pick<Context, 'now'>,
  signup: LimitedSignup,
): Promise<string | null> {
  const { address, firstName, lastName, freemiumType } = signup;
  const areas = freemiumAreas(freemiumType);
  if (areas === null) return null;
  const memberId = await addConsumer(tx, { email: address, firstName, lastName, now: ctx.now });
  if (memberId === null) return null;
  await grantFreemium(tx, { memberId, freemiumType, areas, now: ctx.now });
  return memberId;
}
