import type { Access } from '../base/graphql/access.ts';
import type { Call } from './call.ts';
import type { Caller, TestServer } from './harness.ts';

// What a module's operations.fixture.ts tells the tests that try every operation of the API.

type Variables = Readonly<Record<string, unknown>>;

/** A call of a mutation that succeeds: by somebody who may make it, about rows that exist. */
export interface MutationCall {
  readonly caller: Caller;
  /** Those of the nth call of a storm, where each is to write something else; the first is 0. */
  readonly variables: Variables | ((n: number) => Variables);
  /** The code of the second answer where it is another than the first; it must not change anything either. */
  readonly again?: string;
  /** Fields of its payload that depend on the instant, or say what this very call has changed. */
  readonly varying?: readonly string[];
}

/** Sends a request with an address. */
export type SendAddress = (server: TestServer, address: string) => Promise<Response>;

/** One query or mutation, in a line of its own so that a change of the program must change the line, too. */
export interface Operation {
  /** The people who may call it, written a second time: a looser rule is a deliberate decision. */
  readonly access: Access;
  /**
   * Of a mutation: makes the call that is sent twice, explained on a large database, and sent in the storm of locks; in
   * each of them on another server, in the storm repeatedly.
   */
  readonly call?: (server: TestServer) => Promise<MutationCall>;
  /** Why a mutation may be done twice, where a call that is sent twice is not the same as one. */
  readonly repeats?: string;
  /**
   * The test that compares an id, a code, an address or a slug of somebody else with a missing one, by the argument;
   * those of content are found by their name, and others are `idCalls` of the module.
   */
  readonly ids?: Readonly<Record<string, string>>;
  /**
   * Of one with an e-mail address: calls, each named by when it is made, that answer alike whether the address has an
   * account or not; or why it may tell the person.
   */
  readonly addresses?: Readonly<Record<string, SendAddress>> | string;
}

export type Operations = Readonly<Record<string, Operation>>;

/** A call that needs something before each group of calls with which it is sent at once. */
export interface PreparedCall {
  readonly prepare: () => Promise<unknown>;
  readonly send: Call;
}

/**
 * Further calls for the storm of locks: what writes without a mutation, by what it does, and of a mutation whose own
 * call is not enough, as where several people want one row, by its name or several by 'name: what it does'. Each writes
 * at least once, so it names rows that exist.
 */
export type WritingCalls = Readonly<Record<string, Call | PreparedCall>>;

/** A call that takes an id, for memberMatrix.long.test.ts. */
export interface IdCall {
  /** The call, and the argument or input field that is varied. */
  readonly id: `${string}.${string}`;
  readonly kind: 'query' | 'mutation';
  /** With the variable $id, and the caller's own id and address in other places. */
  readonly call: (caller: Caller) => string;
  /** Of other people, other companies, and of what is not for the caller. */
  readonly foreign: (caller: Caller) => readonly string[];
  readonly missing: string;
  /** Somebody whose own id it takes. */
  readonly own?: readonly [name: string, id: string];
  /** The people who may give any id. */
  readonly open?: readonly string[];
  /** Also by a visitor. */
  readonly public?: true;
}

/** People and addresses whom no caller of the matrix may name. */
export interface Others {
  /** A consumer, and somebody of a company. */
  readonly people: readonly string[];
  readonly addresses: readonly string[];
  /** Addresses of people who sign up, wait for a pass's mail, or have used a code of the pass MATRIX. */
  readonly signup: string;
  readonly waiting: string;
  readonly registered: string;
  /** What their mails contain. */
  readonly tacs: Readonly<Record<'signup' | 'waiting' | 'registered', string>>;
  /** The caller's own address. */
  readonly emailOf: (caller: Caller) => string;
}

/** What a call selects of a payload without other fields. */
export const failure = '{ error { code message reason field unlock } }';

/** What a module's operations.fixture.ts exports. */
export interface ModuleOperations {
  readonly operations: Operations;
  /** What the storm sends beside the calls of mutations, or in their place. */
  readonly writingCalls?: (server: TestServer) => Promise<WritingCalls>;
  /** Its calls that take an id of a person, an account or a payment. */
  readonly idCalls?: (server: TestServer, others: Others) => readonly IdCall[] | Promise<readonly IdCall[]>;
}

/** The first numbered request of a device. */
export const firstNumber = { deviceId: 'a', clientSeq: '1' } as const;
