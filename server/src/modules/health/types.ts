import type { Finding } from '@atrium/domain/health/findings.ts';
import type { Context } from '../../base/context.ts';

/** What checks of the parts outside the database look at. */
export type PartDeps = Pick<Context, 'now' | 'ports' | 'log'>;

/** What all checks look at. */
export type HealthDeps = PartDeps & Pick<Context, 'db' | 'pool'>;

/** A look at one part of an installation, which changes nothing that lasts. */
export interface HealthCheck<Deps = HealthDeps> {
  /** Stable, for monitors. */
  readonly id: string;
  readonly title: string;
  /** After how many milliseconds without an answer it has failed; absent: `usualLimit`. */
  readonly limit?: number;
  /** Null for a part that this installation does not have. What it throws is a failure in the words of its error. */
  readonly run: (deps: Deps) => Promise<Finding | null>;
}
