import type { Requirement } from '@atrium/domain/access/routeTable.ts';
import type { Access } from '../base/graphql/access.ts';
import type { Call } from './call.ts';
import type { Caller, TestServer } from './harness.ts';

// What a module's operations.fixture.ts tells the tests that try every operation of the API.

/** A mutation that is to be sent twice. */
export interface Sent {
  readonly caller: Caller;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The code of the second answer where it is another than the first; it must not change anything either. */
  readonly again?: string;
  /** Fields that depend on the instant. */
  readonly varying?: readonly string[];
}

/** One query or mutation, in a line of its own so that whoever changes the program also changes the line. */
export interface Operation {
  /** Who may call it, written a second time: a looser rule is a deliberate decision. */
  readonly access: Access;
  /** Of a mutation: a call that is safe to send twice, or why it may be done twice. */
  readonly twice?: ((server: TestServer) => Promise<Sent>) | string;
}

export type Operations = Readonly<Record<string, Operation>>;

/** A call that needs something before each group of calls with which it is sent at once. */
export interface PreparedCall {
  readonly prepare: () => Promise<unknown>;
  readonly send: Call;
}

/**
 * Calls that write, for the storm of locks: of a mutation by its name, or several by 'name: what it does'; others by
 * what they do. The caller may call it, and it writes at least once, so it names rows that exist.
 */
export type WritingCalls = Readonly<Record<string, Call | PreparedCall>>;

/** What a module's operations.fixture.ts exports. */
export interface ModuleOperations {
  readonly operations: Operations;
  /** A call of each mutation at least, and what else the module writes. */
  readonly writingCalls?: (server: TestServer) => Promise<WritingCalls>;
}

/** What only our own team may call. */
export const staffOnly: Requirement = { areaEntitlements: [], accountTypes: ['EMPLOYEE'] };

/** The first numbered request of a device. */
export const firstNumber = { deviceId: 'a', clientSeq: '1' } as const;
