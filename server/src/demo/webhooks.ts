import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/** The notice of the demo that is not handled, because its job was given up. */
export const failedNotice = 'demo-notice-failed';

/** What the payment provider and the meeting provider have told, about nobody and no meeting of the demo. */
export function webhookRows(at: At): LoadRows<'billing_event'> & LoadRows<'meeting_notice'> {
  const event = (id: string, type: string, days: number) => ({
    event_id: `evt_demo_${id}`,
    type,
    provider_customer_id: 'cus_demo_past',
    created_at: at({ days }),
    received_at: at({ days }),
    handled_at: at({ days }),
  });
  return {
    billing_event: [
      event('paid', 'invoice.paid', -2),
      event('updated', 'customer.subscription.updated', -3),
      { ...event('payout', 'payout.paid', -4), provider_customer_id: null },
    ],
    meeting_notice: [
      {
        notice_id: failedNotice,
        kind: 'ended',
        link_part: '/j/81230001122',
        happened_at: at({ days: -1 }),
        url: null,
        received_at: at({ days: -1 }),
        handled_at: null,
        meetings: null,
      },
      {
        notice_id: 'demo-notice-recorded',
        kind: 'recorded',
        link_part: '/j/81230003344',
        happened_at: at({ days: -5 }),
        url: 'https://zoom.example/rec/share/demo',
        received_at: at({ days: -5 }),
        handled_at: at({ days: -5 }),
        meetings: 0,
      },
    ],
  };
}
