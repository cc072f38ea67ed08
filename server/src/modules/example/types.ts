import type { FillExample } from '../../base/exampleAcademy.ts';
import type { DocumentDeps } from '../document/types.ts';

export const exampleStates = ['NONE', 'LOADING', 'FAILED', 'LOADED'] as const;
/**
 * NONE: it is not here. LOADING: some of it is not published yet. FAILED: something of it could not be, or its loading
 * has stopped.
 */
export type ExampleStateName = (typeof exampleStates)[number];

/** How many documents of a kind the example academy has, and how many of them are published. */
export interface ExampleCount {
  readonly kind: string;
  readonly total: number;
  readonly done: number;
}

/** The example academy as the settings show it (BEG-05). */
export interface ExampleAcademy {
  readonly state: ExampleStateName;
  /** Whether it could be loaded: nothing of its kinds is published. */
  readonly isEmpty: boolean;
  readonly counts: readonly ExampleCount[];
  /** Why it could not go on. */
  readonly failure: string | null;
}

/** What loading the example academy needs, whether a page or a command asks for it. */
export interface ExampleDeps extends DocumentDeps {
  readonly reason: string;
  readonly fillExample: FillExample;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Publishes what of the example academy is not published yet. */
    'example.load': Readonly<Record<string, never>>;
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    EXAMPLE_ADDED: 'academy';
    EXAMPLE_REMOVED: 'academy';
  }
}
