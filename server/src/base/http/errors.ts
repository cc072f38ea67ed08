import { errorWords, type ErrorCode, type Refusal } from '@atrium/domain/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage, isTimeout, logOutage } from '../sql/outage.ts';
import { isUnstorable } from '../sql/unstorable.ts';

/** The body of every failed response outside GraphQL. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly requestId: string;
}

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** Where the words of the code do not say what to do. */
const words: Readonly<Record<number, string>> = {
  413: 'This is too large for one request. Please send it in smaller parts.',
};

/** The statuses of refusals; every other one is a 400. */
const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  LOGIN_NOT_ENABLED: 403,
  FORBIDDEN: 403,
  LINK_FAILED: 403,
  SSO_FAILED: 403,
  ACCOUNT_NOT_FOUND: 403,
  NOT_FOUND: 404,
  ALREADY_LINKED: 409,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

type Asked = Pick<FastifyRequest, 'id'>;
type Answer = Pick<FastifyReply, 'code' | 'header'>;

/**
 * Sends a failure of a request outside GraphQL: the code of its status, its words, or those given, and the request id.
 */
export function sendFailure(request: Asked, reply: Answer, status: number, message?: string): FastifyReply {
  const code = codes[status] ?? (status < 500 ? 'INVALID_INPUT' : 'INTERNAL');
  const body: ErrorBody = { code, message: message ?? words[status] ?? errorWords[code], requestId: request.id };
  return reply.code(status).send(body);
}

/**
 * Sends what a use case refused outside GraphQL, with the status of its code and when to retry; `more` joins the body.
 */
export function sendRefusal(request: Asked, reply: Answer, refused: Refusal, more: object = {}): FastifyReply {
  const { code, message, reason } = refused;
  const body: ErrorBody & Pick<Refusal, 'reason'> = { code, message, reason, requestId: request.id };
  return markRefused(reply, refused).send({ ...body, ...more });
}

/** Sets the status of a refusal and when to retry, for an answer whose body has a form of its own. */
export function markRefused(reply: Answer, { code, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== null) void reply.header('retry-after', String(retryAfter));
  return reply.code(statuses[code] ?? 400);
}

/**
 * Failures as JSON. While the database cannot be reached the answer is 503 UNAVAILABLE, which clients retry (THR-18);
 * an unexpected error is logged in full and answered without its message.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (isOutage(error) || isTimeout(error)) {
      logOutage(request.log, error);
      return sendFailure(request, reply.header('retry-after', '1'), 503);
    }
    if (isUnstorable(error)) return sendFailure(request, reply, 400);
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return sendFailure(request, reply, status);
  });
}
