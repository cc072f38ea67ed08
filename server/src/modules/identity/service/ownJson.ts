import { refusal } from '@atrium/domain/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sendRefusal } from '../../../base/http/errors.ts';
import { checkOrigin } from './origins.ts';

/**
 * The handler of a POST of JSON that only our own pages (`own`) send: `handle` gets a body of this shape, and answers
 * or refuses. Nothing of it is stored by a browser. Refuses another site's request with FORBIDDEN, another body with
 * INVALID_INPUT.
 */
export function ownJson<Input>(
  own: readonly string[],
  shape: z.ZodType<Input>,
  handle: (request: FastifyRequest, reply: FastifyReply, input: Input) => Promise<unknown>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    void reply.header('cache-control', 'no-store');
    const origin = checkOrigin(request.headers, own);
    if (!origin.ok) return sendRefusal(request, reply, origin.refusal);
    const input = shape.safeParse(request.body);
    if (!input.success) return sendRefusal(request, reply, refusal('INVALID_INPUT'));
    return handle(request, reply, input.data);
  };
}
