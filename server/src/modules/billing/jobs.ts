import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { carryOutRefund } from './service/carryOutRefund.ts';
import { carryOutRun } from './service/runs.ts';
import { saveCustomerEmail } from './service/saveCustomerEmail.ts';
import { syncCustomer } from './service/syncCustomer.ts';

export const jobs: JobHandlers<'billing.sync' | 'billing.saveEmail' | 'billing.refund' | 'billing.reconcile'> = {
  'billing.sync': async (ctx, { customerId }) => {
    await syncCustomer(ctx, customerId);
  },
  'billing.saveEmail': saveCustomerEmail,
  'billing.reconcile': async (ctx, { runId }) => {
    await carryOutRun(ctx, runId);
  },
  'billing.refund': async (ctx, { refundId }) => {
    await carryOutRefund(ctx, refundId);
  },
};
