export interface AuditEntry {
  /** Null when the product itself acted, or somebody at the command line, whose name is in `detail`. */
  readonly actorMemberId: string | null;
  readonly action: string;
  /** What was changed, as kind/id. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}
