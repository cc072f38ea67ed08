import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/**
 * The plain HTTP routes of a module, exported by its `http.ts` as `routes`. `context` returns one without a viewer, at
 * the product time of the call.
 */
export type Routes = (app: FastifyInstance, context: () => Context) => void;
