import type { CommandActor } from '../base/actor.ts';

/** Somebody at the command line, for tests of what staff do. */
export const operator: CommandActor = { kind: 'command', user: 'operator' };
