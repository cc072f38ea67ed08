import { artFor } from '@atrium/content/art.ts';
import type { FastifyInstance } from 'fastify';

/** The demo world's pictures, drawn when asked for: /files/art/*. They never change, so browsers keep them. */
export function demoFiles(app: FastifyInstance): void {
  app.get('/files/art/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://art');
    const svg = artFor(decodeURIComponent(pathname));
    if (svg === null) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(svg);
  });
}
