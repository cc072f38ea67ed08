import type { DueWork } from '../../base/jobs/due.ts';
import { carryOutWaiting } from './service/carryOutRefund.ts';
import { mailRenewals } from './service/mailRenewals.ts';
import { mailTrialEnds } from './service/mailTrialEnds.ts';
import { readMissingPrices } from './service/prices.ts';
import { reconcileNightly } from './service/reconcileNightly.ts';
import { readPaymentsOfOld, syncWaiting } from './service/takeEvent.ts';

export const dueWork: readonly DueWork[] = [
  { name: 'billing.waiting', run: syncWaiting },
  { name: 'billing.payments', run: readPaymentsOfOld },
  { name: 'billing.refunds', run: carryOutWaiting },
  { name: 'billing.prices', run: readMissingPrices },
  { name: 'billing.reconcile', run: reconcileNightly },
  { name: 'billing.trialEnds', run: mailTrialEnds },
  { name: 'billing.renewals', run: mailRenewals },
];
