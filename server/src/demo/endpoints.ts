import { persona } from '@atrium/content/people.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/** An endpoint of the demo that was switched off, since what it was told did not arrive; nobody has its secret. */
export function endpointRows(
  at: At,
): LoadRows<'webhook_endpoint'> & LoadRows<'webhook_event'> & LoadRows<'webhook_delivery'> {
  const endpointId = '5a1e0c52-0b5e-4a6f-9d4b-7f2d9a3c2e01';
  const eventId = (last: number): string => `5a1e0c52-0b5e-4a6f-9d4b-7f2d9a3c3e0${String(last)}`;
  const types = ['certificate.issued', 'member.created', 'enrollment.created'];
  return {
    webhook_endpoint: [
      {
        webhook_endpoint_id: endpointId,
        address: 'https://warehouse.example/atrium',
        event_types: types,
        is_on: false,
        sealed_secret: Buffer.from('nobody has it'),
        made_at: at({ days: -20 }),
        failing_since: at({ days: -6 }),
        given_up_at: at({ days: -3 }),
      },
    ],
    webhook_event: types.map((type, index) => ({
      webhook_event_id: eventId(index),
      type,
      happened_at: at({ days: -6 - index }),
      body: JSON.stringify({ id: eventId(index), type, data: { memberId: persona('member').memberId } }),
    })),
    webhook_delivery: types.map((_, index) => ({
      webhook_delivery_id: `5a1e0c52-0b5e-4a6f-9d4b-7f2d9a3c4e0${String(index)}`,
      webhook_event_id: eventId(index),
      webhook_endpoint_id: endpointId,
      state: index === 0 ? 'FAILED' : 'DELIVERED',
      tries: index === 0 ? 12 : 1,
      begun_at: at({ days: -6 - index }),
      next_at: null,
      failure: index === 0 ? 'ECONNREFUSED: connect ECONNREFUSED' : null,
      settled_at: at({ days: index === 0 ? -3 : -6 - index }),
      created_at: at({ days: -6 - index }),
    })),
  };
}
