import type { FlagSubject } from '@atrium/domain/access/evaluateFlag.ts';

/** Flag values from outside the database: a file of the operator, or a vendor's flag service. */
export interface FlagProvider {
  /** Milliseconds for which an answer may be reused; null when the provider never has a value. */
  readonly freshFor: number | null;
  /**
   * Raw values for a subject, null for a visitor, by flag. They take precedence over the rules in the database; a flag
   * that is absent here follows those. Rejects when the service did not answer.
   */
  readonly valuesFor: (subject: FlagSubject | null) => Promise<Readonly<Record<string, unknown>>>;
}

declare module './ports.ts' {
  interface Ports {
    readonly flags: FlagProvider;
  }
}
