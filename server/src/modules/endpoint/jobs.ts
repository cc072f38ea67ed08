import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { deliver } from './service/deliver.ts';

export const jobs: JobHandlers<'endpoint.deliver'> = {
  'endpoint.deliver': (ctx, { deliveryId }) => deliver(ctx, deliveryId),
};
