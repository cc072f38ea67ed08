import type { CommandActor } from '../base/actor.ts';
import type { StaffAct } from '../base/staffChange.ts';
import type { TestServer } from './harness.ts';

/** Somebody at the command line, for tests of what staff do. */
export const operator: CommandActor = { kind: 'command', user: 'operator' };

/** An act of theirs, for this reason. */
export const actOf = (
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { dryRun = false, reason = 'Asked for it.' } = {},
): StaffAct => ({ db, by: operator, now: clock.now(), dryRun, reason });
