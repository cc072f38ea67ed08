import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Every part of the web app's design system on one page, at /__sandbox/kit; absent when the web app is not built.
 * `folder` is that of the web app.
 */
export const kitPage = (folder: string) => (app: FastifyInstance) => {
  app.get('/__sandbox/kit', async (_request, reply) => {
    const html = await readFile(path.join(folder, 'kit.html'), 'utf8').catch(() => null);
    if (html === null) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
};
