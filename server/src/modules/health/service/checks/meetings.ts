import { fine, notSetUp } from '@atrium/domain/health/findings.ts';
import type { HealthCheck, PartDeps } from '../../types.ts';

/** Whether Zoom answers and knows our account. */
export const meetings: HealthCheck<PartDeps> = {
  id: 'zoom',
  title: 'Zoom',
  limit: 10_000,
  run: async ({ ports: { meetings: provider } }) => {
    if (provider.probe === null)
      return notSetUp(
        'Zoom is not set up: the links of sessions are for everybody.',
        'To register people by name, set the four variables of Zoom (docs/operations.md).',
      );
    await provider.probe();
    return fine('Zoom answers, and knows our account.');
  },
};
