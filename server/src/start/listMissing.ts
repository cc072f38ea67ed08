import { existsSync } from 'node:fs';
import type { Db } from '../base/sql/db.ts';
import type { Env } from '../env.ts';
import { countForSale } from '../modules/billing/service/countForSale.ts';
import { listFlags } from '../modules/entitlement/service/saveFlag.ts';
import { nobodyOwns } from '../modules/health/service/checks/owner.ts';
import { getAcademy } from '../modules/staff/service/academy.ts';

/** What an academy still needs before people can use it, a sentence each with what to do (BEG-02). */
export async function listMissing(
  env: Pick<Env, 'SMTP_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_STAND_IN' | 'FLAGS_FILE' | 'FLAGS_URL'>,
  db: Db,
): Promise<string[]> {
  const { isOpen } = await getAcademy({ db });
  const flags = await listFlags(db);
  return [
    ...(isOpen ? [] : [`${nobodyOwns.words} ${nobodyOwns.todo ?? ''}`]),
    ...(env.SMTP_URL === undefined ? ['Mail goes nowhere: SMTP_URL is not set (docs/operations.md).'] : []),
    ...(await listUnsold(env, db)),
    ...listFlagFaults(env, flags.length > 0),
  ];
}

/** Why every flag is off; a file that is absent may come later. */
function listFlagFaults(
  { FLAGS_FILE: file, FLAGS_URL: url }: Pick<Env, 'FLAGS_FILE' | 'FLAGS_URL'>,
  hasRules: boolean,
): string[] {
  if (file !== undefined && !existsSync(file)) {
    const others = hasRules || url !== undefined;
    return [`FLAGS_FILE: there is no file ${file} yet, so ${others ? 'it sets no flag' : 'every flag is off'}.`];
  }
  if (file !== undefined || url !== undefined || hasRules) return [];
  return ['No flag is set, so what depends on one is off (docs/operations.md, Flags).'];
}

/** Why nothing is sold, of the reasons the first one to do something about. */
async function listUnsold(
  { STRIPE_SECRET_KEY, STRIPE_STAND_IN }: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_STAND_IN'>,
  db: Db,
): Promise<string[]> {
  const see = '(docs/operations.md, Stripe)';
  if (STRIPE_SECRET_KEY === undefined && !STRIPE_STAND_IN)
    return [`Nothing is sold: STRIPE_SECRET_KEY is not set ${see}.`];
  const { products, priced } = await countForSale(db);
  if (STRIPE_STAND_IN)
    return [`Nobody pays: STRIPE_STAND_IN is on. What is sold in this database cannot move to Stripe ${see}.`];
  if (products === 0) return [`Nothing is sold: there is no product. Make one on the page /studio/products ${see}.`];
  if (priced > 0) return [];
  return [
    `Nothing is sold: no price of a product was found at Stripe yet. Compare them on the page /studio/products ${see}.`,
  ];
}
