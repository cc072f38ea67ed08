import type { FastifyInstance } from 'fastify';

/**
 * Marks the answers of these routes as one person's: nothing stores them, no search engine lists them, and what they
 * lead to learns no address.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    next();
  });
}

/** Accepts every body of these routes and reads none: what the form of a button and mail programs send. */
export function ignoreBodies(app: FastifyInstance): void {
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume().on('end', () => {
      done(null);
    });
  });
}
