import { priceToCreate, priceWords } from '@atrium/domain/billing/comparePrice.ts';
import type { ProductFile } from '@atrium/domain/billing/productForm.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffAct, StaffChange } from '../../../../base/staffChange.ts';
import { listPayers } from '../../store/payers.ts';
import { findProductFile } from '../../store/productFile.ts';
import { makeThere, type ProviderAct } from './makeThere.ts';
import { saveProducts } from './saveProducts.ts';

type Product = ProductFile['products'][number];
const noProduct = { reason: 'There is no such product.' };

/** What the page changes of a product; the rest of it stays. `amount`: whole cents. */
export type ProductTerms = Pick<Product, 'productId' | 'name' | 'about' | 'features' | 'amount' | 'sellable'>;

/**
 * Changes what a product is called, says and costs (PAY-01, PAY-03). Somebody who has it keeps what they pay; another
 * price is offered once the payment provider has it. Refuses with NOT_FOUND for no product, and with INVALID_INPUT for
 * what may not be.
 */
export async function saveTerms(act: StaffAct, terms: ProductTerms): Promise<Result<StaffChange>> {
  const { products } = await findProductFile(act.db);
  const old = products.find(({ productId }) => productId === terms.productId);
  if (old === undefined) return refuse('NOT_FOUND', noProduct);
  const saved = await saveProducts(act, { products: [{ ...old, ...terms }] });
  if (!saved.ok || saved.value.lines.length === 0) return saved;
  const payers = (await listPayers(act.db)).filter(({ productId }) => productId === terms.productId);
  return ok({ ...saved.value, lines: linesOf(old, { ...old, ...terms, name: terms.name.trim() }, payers) });
}

function linesOf(old: Product, wanted: Product, payers: Awaited<ReturnType<typeof listPayers>>): string[] {
  const { name } = wanted;
  const lines: string[] = [];
  if (old.name !== name) lines.push(`“${old.name}” is called “${name}” from now on, also for those who have it.`);
  if (old.about !== wanted.about || old.features.join('\n') !== wanted.features.join('\n'))
    lines.push(`What the pages say of ${name} changes.`);
  if (old.amount !== wanted.amount) {
    lines.push(`${name} costs ${priceWords(wanted)} instead of ${priceWords(old)}, for new orders.`);
    lines.push('It is not offered until Stripe has that price.');
    for (const { amount, members } of payers)
      lines.push(`${counted(members, 'member')} who pay ${priceWords({ ...wanted, amount })} now keep that price.`);
  }
  if (old.sellable && !wanted.sellable) lines.push(`${name} is not sold any more. Those who have it keep it.`);
  if (!old.sellable && wanted.sellable) lines.push(`${name} is sold again, once Stripe has its price.`);
  return lines;
}

/**
 * Makes the price of a product at the payment provider, where its key may (PAY-01). Its lookup key moves there from an
 * earlier price, whose subscribers keep it. A price that is there already changes nothing. Refuses with NOT_FOUND for
 * no product, and with PAYMENT_PROVIDER_FAILED, with what to create there by hand, when the provider is away or
 * refuses.
 */
export async function addProviderPrice(act: ProviderAct, productId: string): Promise<Result<StaffChange>> {
  const { products } = await findProductFile(act.db);
  const product = products.find((item) => item.productId === productId);
  if (product === undefined) return refuse('NOT_FOUND', noProduct);
  const { name, lookupKey, amount, currency, interval } = product;
  return makeThere(act, {
    turn: `price ${lookupKey}`,
    lines: [
      `Stripe gets a price of ${priceWords(product)} for ${name}, and the lookup key ${lookupKey} moves to it.`,
      'Those who pay an earlier price keep it.',
    ],
    byHand: priceToCreate(product),
    find: async (payments) => (await payments.listPrices([lookupKey]))[0],
    isSame: (there) => there?.amount === amount && there.currency === currency && there.interval === interval,
    make: async (payments) => ({
      priceId: await payments.addPrice({ name, lookupKey, amount, currency, interval }),
      amount,
    }),
    audit: {
      what: 'price',
      detail: { productId, lookupKey },
      before: (there) => ({ priceId: there?.priceId ?? null, amount: there?.amount ?? null }),
    },
  });
}
