import type { ErrorCode } from '@atrium/domain/errors.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { asCallError, CallError, callFault, Unreachable, type CallFault } from './callError.ts';
import { readAttempts, retry, type Wait } from './retry.ts';
import type { SignIn } from './signInCore.ts';

/** A document as the generator writes it: its text, its types, its hash. */
export interface PersistedDocument<Result, Variables> extends DocumentTypeDecoration<Result, Variables> {
  readonly __meta__?: Record<string, unknown> | undefined;
  toString(): string;
}

export interface ExecutePorts {
  readonly signIn: Pick<SignIn, 'token' | 'renew' | 'end'>;
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly syncClock: (serverTime: number, sentAt: number, receivedAt: number) => void;
  /** Hears of every answer to somebody who is signed in, in which support mode it was given. */
  readonly followSupport: (supportId: string | null) => void;
  readonly wait: Wait;
}

interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  /** The request finishes after its page is closed. */
  readonly keepalive?: boolean | undefined;
}

type Ask = <Result, Variables>(
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
  options?: AskOptions,
) => Promise<Result>;

export interface Execute extends Ask {
  /** Takes complete data that came with the page: the first identical request within ten seconds gets it. */
  accept(hash: string, variables: object, data: unknown): void;
  /** Whether the next such request gets data that came with the page. */
  isAnswered(document: PersistedDocument<unknown, never>, variables: object): boolean;
}

/** How long data that came with the page is used, in milliseconds. */
const acceptedFor = 10_000;

interface Answer {
  readonly data: unknown;
  readonly faults: readonly CallFault[];
  readonly token: string | null;
  readonly requestId: string | null;
}

/** Creates the function through which the web app calls the API. */
export function createExecute(ports: ExecutePorts): Execute {
  const accepted = new Map<string, { readonly at: number; readonly data: unknown }>();
  const findAccepted = (body: string): { readonly data: unknown } | undefined => {
    const found = accepted.get(body);
    return found !== undefined && Date.now() - found.at < acceptedFor ? found : undefined;
  };
  const execute: Ask = async (document, variables, options = {}) => {
    const body = bodyOf(document.__meta__?.['hash'], variables);
    const found = findAccepted(body);
    accepted.delete(body);
    if (found !== undefined) return found.data as never;
    const attempt = async () => settle(await askSignedIn(ports, body, options));
    try {
      // a mutation is not retried: the server may have carried it out without answering
      if (!isQuery(document)) return (await attempt()) as never;
      const { signal } = options;
      return (await retry(attempt, ports.wait, { signal, attempts: readAttempts })) as never;
    } catch (error) {
      throw asCallError(error);
    }
  };
  return Object.assign(execute, {
    accept: (hash: string, variables: object, data: unknown) => {
      accepted.set(bodyOf(hash, variables), { at: Date.now(), data });
    },
    isAnswered: (document: PersistedDocument<unknown, never>, variables: object) =>
      findAccepted(bodyOf(document.__meta__?.['hash'], variables)) !== undefined,
  });
}

function bodyOf(hash: unknown, variables: unknown): string {
  return JSON.stringify({ query: hash, persisted: true, variables });
}

/**
 * Sends a request with a valid token: refreshes an expired one once, and signs out when the sign-in has ended (SES-02,
 * SES-03).
 */
async function askSignedIn(ports: ExecutePorts, body: string, options: AskOptions): Promise<Answer> {
  const { signIn } = ports;
  let answer = await ask(ports, body, await retried(signIn.token()), options);
  if (answer.token !== null && has(answer, 'TOKEN_EXPIRED')) {
    const renewed = await retried(signIn.renew(answer.token));
    if (renewed === null) return { ...answer, faults: [signedOut] };
    answer = await ask(ports, body, renewed, options);
  }
  if (answer.token === null || !has(answer, 'UNAUTHENTICATED')) return answer;
  // another tab may have signed in while this request was in flight
  const current = await retried(signIn.token());
  if (current !== null && current !== answer.token) return ask(ports, body, current, options);
  await signIn.end('refused');
  return answer;
}

/** The sign-in has retried already: another retry around it would only multiply the waiting. */
function retried<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw asCallError(error);
  });
}

async function ask(
  ports: ExecutePorts,
  body: string,
  token: string | null,
  { signal, keepalive }: AskOptions,
): Promise<Answer> {
  const sentAt = Date.now();
  let response: Response;
  try {
    response = await ports.fetch(ports.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      body,
      signal: signal ?? null,
      ...(keepalive === true && { keepalive }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new Unreachable('no answer', { cause: error });
  }
  const serverTime = response.headers.get('x-server-time');
  const requestId = response.headers.get('x-request-id');
  if (serverTime !== null) ports.syncClock(Number(serverTime), sentAt, Date.now());
  if (token !== null && response.ok) ports.followSupport(response.headers.get('x-support-mode'));
  if (response.status === 401) return { data: null, faults: [signedOut], token, requestId };
  if (response.status >= 500) throw new Unreachable(`HTTP ${String(response.status)}`, { requestId, answered: true });
  const { data, errors } = (await response.json().catch((error: unknown) => {
    throw new Unreachable('half an answer', { requestId, cause: error });
  })) as { data?: unknown; errors?: readonly RawError[] };
  const faults = (errors ?? []).map(faultOf);
  // the server runs but something it depends on does not: handled as no answer, whatever the status code
  if (faults.some(({ code }) => code === 'UNAVAILABLE'))
    throw new Unreachable('UNAVAILABLE', { requestId, answered: true });
  return { data: data ?? null, faults, token, requestId };
}

interface RawError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Partial<Omit<CallFault, 'message' | 'path' | 'code'>> & { readonly code?: ErrorCode };
}

function faultOf({ message, path = [], extensions = {} }: RawError): CallFault {
  const { code = 'INTERNAL', reason = null, unlock = [], field = null, retryAfter = null } = extensions;
  return { code, message, path, reason, unlock, field, retryAfter };
}

const signedOut = callFault('UNAUTHENTICATED', 'Unauthorized');

function has(answer: Answer, code: CallFault['code']): boolean {
  return answer.faults.some((fault) => fault.code === code);
}

function settle(answer: Answer): unknown {
  const [first, ...rest] = answer.faults;
  if (first !== undefined) throw new CallError([first, ...rest], answer.data, { requestId: answer.requestId });
  return answer.data;
}

function isQuery(document: { toString(): string }): boolean {
  return !/^\s*mutation\b/.test(document.toString());
}
