import type { FastifyInstance } from 'fastify';

/** Leaves JSON bodies of at most `longest` bytes as text: a webhook's signature is over what was sent. */
export function acceptRawJson(app: FastifyInstance, longest: number): void {
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: longest }, (_request, body, done) => {
    done(null, body);
  });
}

/** The text of a body that `acceptRawJson` has left; empty when the request had none. */
export function rawBodyOf({ body }: { readonly body: unknown }): string {
  return typeof body === 'string' ? body : '';
}
