import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const page = new URL('../../../../web/dist/kit.html', import.meta.url);

/** Every part of the web app's design system on one page, at /__sandbox/kit; absent when the web app is not built. */
export function kitPage(app: FastifyInstance): void {
  app.get('/__sandbox/kit', async (_request, reply) => {
    const html = await readFile(page, 'utf8').catch(() => null);
    if (html === null) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
}
