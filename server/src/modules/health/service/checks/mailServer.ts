import { failure, fine, notSetUp } from '@atrium/domain/health/findings.ts';
import type { HealthCheck, PartDeps } from '../../types.ts';

/** Whether the mail server lets us sign in. */
export const mailServer: HealthCheck<PartDeps> = {
  id: 'mail-server',
  title: 'Mail server',
  // each step of the connection has three seconds
  limit: 10_000,
  run: async ({ ports: { installation } }) => {
    if (installation.findMailFault === null)
      return notSetUp('Mail goes nowhere: SMTP_URL is not set.', 'Set it as docs/operations.md says, and start again.');
    const fault = await installation.findMailFault();
    return fault === null ? fine('The mail server lets us sign in.') : failure(fault.words, fault.todo);
  },
};
