import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { refusal } from '@atrium/domain/errors.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Context } from './context.ts';
import { errorBody } from './errors.ts';
import { createExecutor, type Failure } from './execute.ts';
import { isGraphqlBody } from './graphqlBody.ts';
import { refused } from './result.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  /** 'trusted': only the documents of the web app, by hash; 'any': those and ad-hoc ones within the limits. */
  readonly documents: 'trusted' | 'any';
  /** Hash to document text of the web app, as generated. */
  readonly persisted: Readonly<Record<string, string>>;
  /** The signed-in viewer of a request; 'none' without a token, 'expired' and 'invalid' for a token that does not hold. */
  readonly identify: (request: FastifyRequest, now: number) => Promise<Viewer | 'none' | 'expired' | 'invalid'>;
  readonly context: (request: FastifyRequest, viewer: Viewer | null, now: number, reply: FastifyReply) => Context;
  readonly now: () => number;
}

/** Serves POST /graphql: JSON only (which forces a preflight), bearer token, masked errors, server time in a header. */
export function registerGraphql(app: FastifyInstance, options: GraphqlOptions): void {
  const run = createExecutor(options.schema);

  app.post<{ Body: unknown }>('/graphql', async (request, reply) => {
    if (!isGraphqlBody(request.body)) return reply.code(400).send(errorBody(400, request.id));
    const now = options.now();
    void reply.header('x-server-time', String(now)).header('cache-control', 'no-store');
    const viewer = await options.identify(request, now);
    if (viewer === 'invalid') {
      void reply.code(401);
      return { data: null, errors: [refused(refusal('UNAUTHENTICATED')).toJSON()] };
    }
    if (viewer === 'expired') return { data: null, errors: [refused(refusal('TOKEN_EXPIRED')).toJSON()] };
    const { query, persisted, variables } = request.body;
    const text = persisted === true ? options.persisted[query] : options.documents === 'any' ? query : undefined;
    if (text === undefined) {
      const error = refusal('INVALID_INPUT', { message: 'Unknown document.', reason: 'UNKNOWN_DOCUMENT' });
      void reply.code(400);
      return { data: null, errors: [refused(error).toJSON()] };
    }
    const context = options.context(request, viewer === 'none' ? null : viewer, now, reply);
    const result = await run(text, context, variables ?? {});
    if (result.data === undefined) void reply.code(400);
    return result.errors === undefined ? result : { ...result, errors: maskErrors(result.errors, request) };
  });
}

/** Expected refusals pass; anything else is logged whole and answered without its words (API-03). */
function maskErrors(errors: readonly Failure[], request: FastifyRequest): Failure[] {
  return errors.map((error) => {
    // a document that does not parse or validate has no cause of ours; its words help and leak nothing
    if (typeof error.extensions?.['code'] === 'string' || !error.originalError) return error;
    const { code } = error.originalError as { code?: unknown };
    const masked = refusal(unstorable.has(code) ? 'INVALID_INPUT' : 'INTERNAL');
    if (masked.code === 'INTERNAL') request.log.error({ err: error.originalError, path: error.path }, 'a field failed');
    return new GraphQLError(masked.message, {
      ...(error.path !== undefined && { path: error.path }),
      extensions: { code: masked.code, requestId: request.id },
    });
  });
}

/** Text that PostgreSQL cannot keep, above all the character zero. */
const unstorable = new Set<unknown>(['22021', '22P05']);

/** The web app's documents by hash, as `npm run gen` wrote them. */
export async function readPersistedDocuments(file: URL): Promise<Record<string, string>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
}
