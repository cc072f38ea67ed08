import { counted } from '@atrium/domain/counted.ts';
import { fine, warning } from '@atrium/domain/health/findings.ts';
import { countFailedWebhooks } from '../../../webhook/service/listWebhooks.ts';
import type { HealthCheck } from '../../types.ts';

/** Whether what providers told was carried out. */
export const webhooks: HealthCheck = {
  id: 'webhooks',
  title: 'Events of providers',
  run: async ({ db }) => {
    const failed = await countFailedWebhooks({ db });
    return failed === 0
      ? fine('All that providers told was carried out, or soon is.')
      : warning(
          `${counted(failed, 'event of a provider was', 'events of providers were')} not carried out.`,
          'See why in the studio, under Webhooks, and have them replayed there.',
        );
  },
};
