import type { Db } from '../base/sql/db.ts';
import type { Env } from '../env.ts';
import { listFlags } from '../modules/entitlement/service/saveFlag.ts';
import { getAcademy } from '../modules/staff/service/academy.ts';

/** What an academy still needs before people can use it, a sentence each with what to do (BEG-02). */
export async function listMissing(env: Env, db: Db): Promise<string[]> {
  const { isOpen } = await getAcademy({ db });
  const flags = await listFlags(db);
  return [
    ...(isOpen ? [] : ['Nobody can sign in yet. Make the first owner: npm run setup -- --email you@academy.example']),
    ...(env.STRIPE_SECRET_KEY === undefined
      ? ['Nothing is sold: STRIPE_SECRET_KEY is not set (docs/operations.md, Stripe).']
      : []),
    ...(flags.length === 0 && env.FLAGS_FILE === undefined && env.FLAGS_URL === undefined
      ? ['No flag is set, so what depends on one is off (docs/operations.md, Flags).']
      : []),
  ];
}
