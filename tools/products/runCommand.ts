import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { StaffDeps } from '@atrium/server/base/staffChange.ts';
import {
  describeProducts,
  saveProducts,
  writeProducts,
} from '@atrium/server/modules/billing/service/staff/saveProducts.ts';
import { linesOf, parseCommand, readJsonFile, type StaffCall } from '../staffCommand.ts';

const usage = `npm run staff -- products <command>

  list                      every product, promotion and cancel offer, and why one is not offered
  show                      prints them as JSON
  save <file> [--dry-run]   adds or replaces what the file names; what it does not name stays; --reason <text> is
                            kept in the audit log

Change what 'show' prints and save it. A product is offered once the payment provider has a price with its lookup key,
its amount, its currency and its interval; a promotion once it has a coupon with the name of the code.
--dry-run says what would change, and changes nothing. 'npm run --silent staff -- products show > products.json' makes the file.`;

/**
 * Carries out one command of `npm run staff -- products`.
 * @returns the lines to print. @throws StartupError with a sentence for each fault, when the command is wrong or
 * refused.
 */
export async function runCommand(
  args: readonly string[],
  given: Pick<StaffDeps, 'db' | 'by' | 'now'> & {
    readonly env?: Pick<StaffCall['env'], 'STRIPE_STAND_IN' | 'STRIPE_SECRET_KEY'>;
  },
): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(
    args,
    { 'dry-run': { type: 'boolean' }, reason: { type: 'string' } },
    usage,
  );
  const [name, file, ...more] = positionals;
  if (name === 'list' && file === undefined) return [...withoutStripe(given.env), ...(await describeProducts(given))];
  if (name === 'show' && file === undefined) return [await writeProducts(given)];
  if (name !== 'save' || file === undefined || more.length > 0) throw new StartupError(usage);
  const act = { ...given, dryRun: values['dry-run'] === true, reason: values.reason ?? '' };
  return linesOf(await saveProducts(act, await readJsonFile(file)));
}

/** Why nothing is offered at all; the stand-in for Stripe needs no key. */
function withoutStripe(env?: Pick<StaffCall['env'], 'STRIPE_STAND_IN' | 'STRIPE_SECRET_KEY'>): readonly string[] {
  if (env === undefined || env.STRIPE_STAND_IN || env.STRIPE_SECRET_KEY !== undefined) return [];
  return ['Nothing is offered: STRIPE_SECRET_KEY is not set (docs/operations.md, Stripe).'];
}
