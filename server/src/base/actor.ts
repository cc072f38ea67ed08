import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';

/** Somebody with an account, whether a member or of the staff. */
export interface PersonActor {
  readonly kind: 'person';
  readonly memberId: string;
}

/** Who runs a command: the operating system's user, who may do everything. */
export interface CommandActor {
  readonly kind: 'command';
  readonly user: string;
}

/** The product itself, when only time or another change made something due. */
export interface JobActor {
  readonly kind: 'job';
  readonly name: string;
}

/** Who does something, as the audit log names them (STF-05). */
export type Actor = PersonActor | CommandActor | JobActor;

/** Somebody of the team with what they hold, or a command, or the product itself (D80). */
export type StaffActor = (PersonActor & StaffStanding) | CommandActor | JobActor;

/** Whom a row names that has one column for it: the id of a person, else the name of the command's user or the job. */
export function nameOf(actor: Actor): string {
  if (actor.kind === 'person') return actor.memberId;
  return actor.kind === 'command' ? actor.user : actor.name;
}
