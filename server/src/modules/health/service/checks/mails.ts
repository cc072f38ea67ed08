import { counted } from '@atrium/domain/counted.ts';
import { fine, warning } from '@atrium/domain/health/findings.ts';
import { countUnsentMails } from '../../../../mail/outbox.ts';
import type { HealthCheck } from '../../types.ts';

/** Whether mails leave. */
export const mails: HealthCheck = {
  id: 'mails',
  title: 'Mails',
  run: async ({ db }) => {
    const { waiting, failed } = await countUnsentMails(db);
    if (failed > 0)
      return warning(
        `${counted(failed, 'mail')} could not be sent so far.`,
        'They are tried again by themselves. See them in the studio, under Outbox.',
      );
    return fine(waiting === 0 ? 'No mail waits.' : `${counted(waiting, 'mail waits', 'mails wait')} to leave.`);
  },
};
