import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/**
 * The plain HTTP routes of a module, exported by its `http.ts` as `routes`. `context` returns one without a viewer, at
 * the product time of the call; `callerOf` one with the member who is signed in to the browser that sent the request, a
 * visitor when another site made it send it.
 */
export type Routes = (
  app: FastifyInstance,
  context: () => Context,
  callerOf: (request: FastifyRequest) => Promise<Context>,
) => void;
