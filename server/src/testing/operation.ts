import type { Requirement } from '@atrium/domain/access/routeTable.ts';
import type { Access } from '../base/graphql/access.ts';

// What a module's operations.fixture.ts tells the tests that try every operation of the API.

/** One query or mutation, in a line of its own so that whoever changes the program also changes the line. */
export interface Operation {
  /** Who may call it, written a second time: a looser rule is a deliberate decision. */
  readonly access: Access;
}

export type Operations = Readonly<Record<string, Operation>>;

/** What a module's operations.fixture.ts exports. */
export interface ModuleOperations {
  readonly operations: Operations;
}

/** What only our own team may call. */
export const staffOnly: Requirement = { areaEntitlements: [], accountTypes: ['EMPLOYEE'] };
