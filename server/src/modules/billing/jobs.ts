import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { carryOutRefund } from './service/carryOutRefund.ts';
import { saveCustomerEmail } from './service/saveCustomerEmail.ts';
import { syncCustomer } from './service/syncCustomer.ts';

export const jobs: JobHandlers<'billing.sync' | 'billing.saveEmail' | 'billing.refund'> = {
  'billing.sync': async (ctx, { customerId }) => {
    await syncCustomer(ctx, customerId);
  },
  'billing.saveEmail': saveCustomerEmail,
  'billing.refund': async (ctx, { refundId }) => {
    await carryOutRefund(ctx, refundId);
  },
};
