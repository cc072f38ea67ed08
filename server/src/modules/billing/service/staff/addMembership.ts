import { areaWords } from '@atrium/domain/access/areaWords.ts';
import { priceWords } from '@atrium/domain/billing/comparePrice.ts';
import {
  isSameProduct,
  membershipProduct,
  refuseNewMembership,
  type NewMembership,
} from '@atrium/domain/billing/newMembership.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { findProductFile } from '../../store/productFile.ts';
import { productsLock, saveWithin } from './saveProducts.ts';

/**
 * Sells a membership from now on, after the others among the plans (D99, PAY-01); it is offered once the payment
 * provider has its price. The same one again changes nothing. Refuses with INVALID_INPUT at the field for what cannot
 * be sold, and for an id that another product has.
 */
export function addMembership(act: StaffAct, membership: NewMembership): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const fault = refuseNewMembership(membership);
    if (fault !== null) return refuse('INVALID_INPUT', fault);
    await lock(tx, productsLock);
    const before = await findProductFile(tx);
    const rank = Math.max(0, ...before.products.map(({ position }) => position)) + 1;
    const wanted = membershipProduct(membership, Math.min(rank, 1000));
    const held = before.products.find(({ productId }) => productId === wanted.productId);
    if (held !== undefined && isSameProduct(held, wanted)) return ok({ lines: [], isSaved: false });
    if (held !== undefined) return refuse('INVALID_INPUT', { field: 'productId', reason: 'This id is taken.' });
    const file = { products: [wanted], promotions: [], cancelOffers: [] };
    const saved = await saveWithin(tx, act, { wanted: file, before });
    if (!saved.ok) return saved;
    const opens = membership.areas.map((area) => areaWords[area] ?? area);
    const lines = [
      `${wanted.name} costs ${priceWords(wanted)}, and opens ${new Intl.ListFormat('en-US').format(opens)}.`,
      'It comes last among the plans: the last one is what “Become a Member” buys.',
      'It is not offered until Stripe has its price, which you create next.',
    ];
    return ok({ ...saved.value, lines });
  });
}
