import type { StaffActor } from '../base/actor.ts';

/** Somebody at the command line, for tests of what staff do. */
export const operator: StaffActor = { kind: 'command', user: 'operator' };
