import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { makeExport } from './service/dataExports.ts';
import { removeCustomerElsewhere, removeRegistrationElsewhere } from './service/eraseElsewhere.ts';

export const jobs: JobHandlers<'privacy.makeExport' | 'privacy.removeCustomer' | 'privacy.removeRegistration'> = {
  'privacy.makeExport': (ctx, { exportId }) => makeExport(ctx, exportId),
  'privacy.removeCustomer': removeCustomerElsewhere,
  'privacy.removeRegistration': removeRegistrationElsewhere,
};
