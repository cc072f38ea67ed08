import type { CommandActor } from '../base/actor.ts';
import type { Site } from '../base/site.ts';
import type { StaffAct } from '../base/staffChange.ts';
import type { TestServer } from './harness.ts';

/** Somebody at the command line, for tests of what staff do. */
export const operator: CommandActor = { kind: 'command', user: 'operator' };

/** An act of theirs, for this reason. */
export const actOf = (
  { db, clock, origin }: Pick<TestServer, 'db' | 'clock' | 'origin'>,
  { dryRun = false, reason = 'Asked for it.' } = {},
): StaffAct & { readonly site: Site } => ({
  db,
  by: operator,
  now: clock.now(),
  dryRun,
  reason,
  site: { publicUrl: origin, brandName: 'Atrium', supportEmail: 'support@localhost' },
});
