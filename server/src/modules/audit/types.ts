import type { Actor } from '../../base/actor.ts';

/**
 * Every action of the audit log by its name, which is stored: it is changed only with a migration of its entries. A
 * module adds its own in its `types.ts`, by `declare module` of this file. The value is the kind of what is changed.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add to it
export interface AuditActions {}
export type AuditAction = keyof AuditActions;

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
