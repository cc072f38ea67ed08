import type { FastifyInstance } from 'fastify';
import { errorWords, type ErrorCode } from '@atrium/domain/errors.ts';
import { isOutage, logOutage } from '../sql/outage.ts';
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

/** The response body for a status: a stable code, its message, and the request id. */
export function errorBody(status: number, requestId: string): ErrorBody {
  const code = codes[status] ?? (status < 500 ? 'INVALID_INPUT' : 'INTERNAL');
  return { code, message: errorWords[code], requestId };
}

/**
 * Failures as JSON. While the database cannot be reached the answer is 503 UNAVAILABLE, which clients retry (THR-18);
 * an unexpected error is logged in full and answered without its message.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (isOutage(error)) {
      logOutage(request.log, error);
      return reply.code(503).header('retry-after', '1').send(errorBody(503, request.id));
    }
    if (isUnstorable(error)) return reply.code(400).send(errorBody(400, request.id));
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(status).send(errorBody(status, request.id));
  });
}
