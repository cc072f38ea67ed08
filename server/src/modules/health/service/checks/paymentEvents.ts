import { counted } from '@atrium/domain/counted.ts';
import { failure, fine, warning } from '@atrium/domain/health/findings.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { countLostEvents } from '../../../billing/service/countLostEvents.ts';
import type { HealthCheck } from '../../types.ts';

/** For how long events are looked for, and how long one may be on its way, in milliseconds. */
const [window, onTheWay] = [3 * hour, 10 * minute];

/** Whether what Stripe tells arrives here, signed by the secret that we know (THR-51). */
export const paymentEvents: HealthCheck = {
  id: 'payment-events',
  title: 'Webhooks of Stripe',
  limit: 10_000,
  run: async ({ db, now, ports, ports: { installation } }) => {
    if (ports.payments === null) return null;
    const during = { since: now - window, until: now - onTheWay };
    const { told, lost, lostBefore } = await countLostEvents({ db }, ports.payments, during);
    const todo = `In Stripe, see the deliveries to ${installation.publicUrl}/webhooks/stripe, and that STRIPE_WEBHOOK_SECRETS has the secret of that endpoint.`;
    if (lost > 0 && lost === told)
      return failure(`None of ${counted(told, 'event')} of the last three hours arrived.`, todo);
    if (lost > 0)
      return warning(`${String(lost)} of ${counted(told, 'event')} of the last hours did not arrive.`, todo);
    if (lostBefore > 0)
      return warning(`The last comparison had to fetch ${counted(lostBefore, 'event')} that had not arrived.`, todo);
    return fine(told === 0 ? 'Nothing has happened for three hours.' : 'All that Stripe told lately has arrived.');
  },
};
