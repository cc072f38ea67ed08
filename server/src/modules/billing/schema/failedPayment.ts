import { builder } from '../../../base/graphql/builder.ts';
import type { FailedPayment } from '../types.ts';

export const FailedPaymentType = builder.objectRef<FailedPayment>('FailedPayment').implement({
  description: 'A payment of a membership that did not go through.',
  fields: (t) => ({
    opensUntil: t.exposeString('opensUntil', {
      nullable: true,
      description: 'Until when everything stays open; null when it is closed already. Epoch milliseconds.',
    }),
  }),
});
