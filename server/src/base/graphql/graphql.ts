import { readFile } from 'node:fs/promises';
import { refusal, type ErrorCode } from '@atrium/domain/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Context } from '../context.ts';
import { sendFailure } from '../http/errors.ts';
import { sendJson } from '../http/sendJson.ts';
import { inCheckout } from '../process/checkout.ts';
import { isOutage, isTimeout, logOutage } from '../sql/outage.ts';
import { isUnstorable } from '../sql/unstorable.ts';
import { runByToken } from './byToken.ts';
import type { Failure, RunDocument } from './execute.ts';
import { isGraphqlBody } from './graphqlBody.ts';
import { refused } from './result.ts';
import { runInSupport, runPreviewed, type Caller, type Preview, type SupportMode } from './runAs.ts';

export interface GraphqlOptions {
  readonly run: RunDocument;
  /**
   * 'trusted': only the web app's persisted documents, by hash; 'any': those and ad-hoc ones within the limits, as
   * staff may always send them.
   */
  readonly documents: 'trusted' | 'any';
  /** The generated persisted documents of the web app, by hash. */
  readonly persisted: Readonly<Record<string, string>>;
  /**
   * The signed-in caller of a request; 'none' without a token, 'expired' or 'invalid' for a token that is not accepted.
   */
  readonly identify: (request: FastifyRequest, now: number) => Promise<Caller | 'none' | 'expired' | 'invalid'>;
  /** Called before a token that is not accepted is answered with 401. */
  readonly turnAway: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Removes the cookies of a sign-in that the call itself has ended. */
  readonly removeCookies: (reply: FastifyReply) => void;
  /** Without a reference to the reply: closures keep a context in memory until the next full garbage collection. */
  readonly context: (request: FastifyRequest, caller: Caller | null, now: number) => Context;
  readonly now: () => number;
  /** Answers for the frame of a preview, as its person and with its draft (DOC-08); absent: there are none. */
  readonly preview?: Preview;
  /** Answers as the member of a support mode while one is on (STF-06); absent: there are none. */
  readonly support?: SupportMode;
}

/** The header by which the frame of a preview names it. */
const previewHeader = 'x-preview';
/** Says that a call was answered in support mode, by its id, so that a page of before or after it is loaded again. */
const supportHeader = 'x-support-mode';

/**
 * Serves POST /graphql: JSON only (which forces a CORS preflight), bearer token, masked errors, server time in a
 * header.
 */
export function registerGraphql(app: FastifyInstance, options: GraphqlOptions): void {
  const { run } = options;

  app.post<{ Body: unknown }>('/graphql', async (request, reply) => {
    if (!isGraphqlBody(request.body)) return sendFailure(request, reply, 400);
    const now = options.now();
    void reply.header('x-server-time', String(now)).header('cache-control', 'no-store');
    const caller = await options.identify(request, now);
    const turnAway = async (): Promise<object> => {
      await options.turnAway(request, reply);
      void reply.code(401);
      return { data: null, errors: [refused(refusal('UNAUTHENTICATED')).toJSON()] };
    };
    if (caller === 'invalid') return turnAway();
    if (caller === 'expired') return { data: null, errors: [refused(refusal('TOKEN_EXPIRED')).toJSON()] };
    const { query, persisted, variables } = request.body;
    const isAdHocAllowed = options.documents === 'any' || isOfStaff(caller);
    const text = persisted === true ? documentOf(options.persisted, query) : isAdHocAllowed ? query : undefined;
    if (text === undefined) {
      const error = refusal('INVALID_INPUT', { message: 'Unknown document.', reason: 'UNKNOWN_DOCUMENT' });
      void reply.code(400);
      return { data: null, errors: [refused(error).toJSON()] };
    }
    const context = options.context(request, caller === 'none' ? null : caller, now);
    const token = request.headers[previewHeader];
    const called = { text, variables: variables ?? {} };
    const support = await supportOf(options, context, caller);
    if (support !== null) void reply.header(supportHeader, support.supportId);
    const result =
      support !== null
        ? await runInSupport(options, called, { context, support })
        : token === undefined
          ? await runByToken(context.token, () => run(text, context, called.variables))
          : await runPreviewed(options, called, { context, caller, token, reply });
    if ('refusal' in result) return { data: null, errors: [refused(result.refusal).toJSON()] };
    if (caller !== 'none' && caller.signIn?.isEnded() === true) options.removeCookies(reply);
    if (result.data === undefined) void reply.code(400);
    if (result.errors === undefined) return sendJson(request, reply, result);
    const failed = caller === 'none' ? undefined : result.errors.find(isUnexpected);
    if (failed !== undefined && (await options.identify(request, now)) === 'invalid') {
      // the account was removed while the call ran, whose rows refer to it
      request.log.warn({ err: failed.originalError ?? failed, path: failed.path }, 'a call outlived its sign-in');
      return turnAway();
    }
    // a call that took too long is not repeated at once: its other fields may have answers
    if (result.errors.some((error) => isOutage(error.originalError))) void reply.code(503).header('retry-after', '1');
    return sendJson(request, reply, { data: result.data, errors: maskErrors(result.errors, request) });
  });
}

/** The support mode that is on in the sign-in of a call; null without, and for an API token. */
async function supportOf({ support }: GraphqlOptions, context: Context, caller: Caller | 'none') {
  if (support === undefined || caller === 'none' || caller.signIn === null) return null;
  return support.find(context, { viewer: caller.viewer, signIn: caller.signIn });
}

/** Staff call fields that no page asks, such as `explainAccess` (decision 028). */
function isOfStaff(caller: Caller | 'none'): boolean {
  return caller !== 'none' && caller.viewer.staff !== null;
}

function documentOf(persisted: GraphqlOptions['persisted'], hash: string): string | undefined {
  return Object.hasOwn(persisted, hash) ? persisted[hash] : undefined;
}

/** Limits on the number of errors and the length of their messages, which may quote the request. */
const mostMistakes = 10;
const longestWords = 300;

/**
 * An error as it is sent, its keys always in this order, so that it does not reveal whether a document was compiled.
 */
interface SentError {
  readonly message: string;
  /** Only when the document itself is invalid. */
  readonly locations?: Failure['locations'];
  readonly path: Failure['path'];
  readonly extensions: Failure['extensions'];
}

/**
 * Passes refusals and the caller's mistakes on (API-03); anything else is logged in full and answered without its
 * message.
 */
function maskErrors(errors: readonly Failure[], request: FastifyRequest): SentError[] {
  let mistakes = 0;
  return errors.flatMap((error): SentError[] => {
    const { message, path, locations, extensions } = error;
    if (typeof extensions?.['code'] === 'string') return [{ message, path, extensions }];
    if (isMistake(error)) {
      mistakes += 1;
      if (mistakes > mostMistakes) return [];
      const code: ErrorCode = 'INVALID_INPUT';
      return [{ message: message.slice(0, longestWords), locations, path, extensions: { code } }];
    }
    const masked = refusal(codeOf(error.originalError));
    if (masked.code === 'UNAVAILABLE') logOutage(request.log, error.originalError);
    if (masked.code === 'INTERNAL') {
      request.log.error({ err: error.originalError ?? error, path: error.path }, 'a field failed');
    }
    return [{ message: masked.message, path, extensions: { code: masked.code, requestId: request.id } }];
  });
}

/**
 * Whether the document or its variables are invalid: then nothing was executed, or a field got an argument it cannot
 * take.
 */
function isMistake({ path, message, originalError }: Failure): boolean {
  if (path === undefined) return true;
  // only errors in a document have locations in it; a compiled document's errors have no cause, only a message
  if (originalError instanceof GraphQLError) return originalError.locations !== undefined;
  return !originalError && message.startsWith('Argument "');
}

/** Whether it is neither a refusal nor a mistake of the caller, nor passes with an outage: a fault of ours. */
function isUnexpected(error: Failure): boolean {
  const isRefusal = typeof error.extensions?.['code'] === 'string';
  return !isRefusal && !isMistake(error) && codeOf(error.originalError) === 'INTERNAL';
}

function codeOf(cause: Failure['originalError']): 'UNAVAILABLE' | 'INVALID_INPUT' | 'INTERNAL' {
  if (isOutage(cause) || isTimeout(cause)) return 'UNAVAILABLE';
  return isUnstorable(cause) ? 'INVALID_INPUT' : 'INTERNAL';
}

/** The web app's persisted documents as `npm run gen` wrote them. */
export const persistedFile = inCheckout('web/src/lib/gql/persisted-documents.json');

/** Reads the web app's persisted documents as `npm run gen` wrote them. */
export async function readPersistedDocuments(file: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
}
