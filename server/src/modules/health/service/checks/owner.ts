import { failure, fine } from '@atrium/domain/health/findings.ts';
import { getAcademy } from '../../../staff/service/academy.ts';
import type { HealthCheck } from '../../types.ts';

/** What the start says as well (BEG-02). */
export const nobodyOwns = failure(
  'Nobody can sign in yet.',
  'Make the first owner: npm run setup -- --email you@academy.example',
);

/** Whether somebody administers the academy. */
export const owner: HealthCheck = {
  id: 'owner',
  title: 'Owner',
  run: async ({ db }) => ((await getAcademy({ db })).isOpen ? fine('The academy has an owner.') : nobodyOwns),
};
