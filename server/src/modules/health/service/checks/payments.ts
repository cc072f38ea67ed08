import { counted } from '@atrium/domain/counted.ts';
import { fine, notSetUp, warning } from '@atrium/domain/health/findings.ts';
import { listPriceDifferences } from '../../../billing/service/listPriceDifferences.ts';
import type { HealthCheck } from '../../types.ts';

/** Whether Stripe knows our key, and has the prices of what is sold (PAY-01). */
export const payments: HealthCheck = {
  id: 'payments',
  title: 'Payments',
  limit: 10_000,
  run: async ({ db, ports }) => {
    if (ports.payments === null)
      return notSetUp(
        'Nothing is sold: STRIPE_SECRET_KEY is not set.',
        'To sell memberships, set it as docs/operations.md says, and start again.',
      );
    if (ports.payments.isStandIn === true && !ports.installation.isDemo)
      return warning(
        'Nobody pays: STRIPE_STAND_IN is on.',
        'Sell from a database of its own with STRIPE_SECRET_KEY: what was sold here cannot move to Stripe.',
      );
    const { sold, differences } = await listPriceDifferences({ db }, ports.payments);
    const [first] = differences;
    if (sold === 0)
      return notSetUp('Stripe answers. No product is on sale.', 'Enter what you sell in the studio under Products.');
    if (first === undefined) return fine(`Stripe answers, and has the price of ${counted(sold, 'product')}.`);
    const more = differences.length === 1 ? '' : ` And ${counted(differences.length - 1, 'more difference')}.`;
    return warning(`${first}${more}`, 'Compare them in the studio under Products. What differs is not sold.');
  },
};
