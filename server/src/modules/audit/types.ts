import type { Actor } from '../../base/actor.ts';

/**
 * Every action of the audit log by its name, which is stored: it is changed only with a migration of its entries. A
 * module adds its own in its `types.ts`, by `declare module` of this file. The value is the kind of what is changed.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add to it
export interface AuditActions {}
export type AuditAction = keyof AuditActions;

/** The kinds of what is changed: an entry names it as kind/id. */
export const subjectKinds = Object.keys({
  academy: true,
  address: true,
  apiToken: true,
  billing: true,
  bulk: true,
  contract: true,
  credential: true,
  customer: true,
  document: true,
  domain: true,
  endpoint: true,
  film: true,
  flag: true,
  job: true,
  learningSystem: true,
  letter: true,
  mail: true,
  member: true,
  pass: true,
  realm: true,
  seat: true,
  session: true,
  upload: true,
  webhook: true,
} satisfies Readonly<Record<AuditActions[AuditAction], true>>);

/** Who acted. */
export const actorKinds = ['PERSON', 'COMMAND', 'JOB'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** An entry as the team reads it. Instants are epoch milliseconds. */
export interface ReadEntry {
  readonly entryId: number;
  readonly at: number;
  readonly actorKind: ActorKind;
  /** The name of a person, of a command's user, or of a job; null of somebody who has left. */
  readonly actorName: string | null;
  /** The API token by which a person acted; null without one. */
  readonly tokenName: string | null;
  readonly action: string;
  readonly subject: string;
  /** The name of a person whom it is about; null for anything else, and of somebody who has left. */
  readonly subjectName: string | null;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly detail: unknown;
}

export interface AuditFilter {
  /** An address, an id, a command's user, or an act in words; '' for all. */
  readonly text: string;
  readonly actorKind: ActorKind | null;
  /** Epoch milliseconds: from the first until before the second; null for any. */
  readonly from: number | null;
  readonly until: number | null;
  /** Where the page begins; null for the newest. */
  readonly after: string | null;
  readonly count: number;
}

export interface AuditPage {
  readonly entries: readonly ReadEntry[];
  readonly nextAfter: string | null;
}

/** An action with what it is about, as kind/id. */
export type Acted = {
  readonly [A in AuditAction]: { readonly action: A; readonly subject: `${AuditActions[A]}/${string}` };
}[AuditAction];

/** An action with what it has changed. */
export type Change = Acted & {
  /** What was there, and what is there now; never a secret. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** What else is worth knowing. */
  readonly detail?: Readonly<Record<string, unknown>>;
};

export type AuditEntry = Change & {
  readonly actor: Actor;
  /** Why, in the words of who acted; only people give one (D96). '' for none. */
  readonly reason?: string;
};
