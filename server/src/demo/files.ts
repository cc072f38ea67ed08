import { readFile } from 'node:fs/promises';
import { documentFor } from '@atrium/content/documents.ts';
import { noticeFor } from '@atrium/content/notices.ts';
import { printedFont } from '@atrium/content/printed.ts';
import { findSyllabus, syllabusFor } from '@atrium/content/syllabus.ts';
import { worksheetsFor } from '@atrium/content/worksheets.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inCheckout } from '../base/process/checkout.ts';

/**
 * Serves the demo's syllabi, documents and notices, which are generated on request. They never change, so
 * browsers cache them for a week. `isThere`: whether there are any, as on a live site the example academy has them.
 */
export const demoFiles =
  (supportEmail: () => string, isThere: () => Promise<boolean> = () => Promise.resolve(true)) =>
  (app: FastifyInstance): void => {
    app.addHook('onRequest', async (_request, reply) => {
      if (await isThere()) return;
      reply.callNotFound();
      return reply;
    });
    app.get('/files/syllabus/*', async (request, reply) => {
      const path = pathOf(request.url);
      const syllabus = findSyllabus(path, 'pdf');
      if (syllabus === null) return send(reply, html, syllabusFor(path));
      // a library that most processes never need
      const { printSyllabus } = await import('./syllabusPdf.ts');
      return send(reply, 'application/pdf', await printSyllabus(syllabus));
    });
    app.get('/files/worksheets/*', (request, reply) => send(reply, html, worksheetsFor(pathOf(request.url))));
    app.get('/files/documents/*', (request, reply) => send(reply, html, documentFor(pathOf(request.url))));
    // a sandboxed page has an opaque origin (see below), and fonts are requested with CORS
    app.get(printedFont, async (_request, reply) =>
      reply
        .type('font/woff2')
        .headers({ 'cache-control': 'public, max-age=604800', 'access-control-allow-origin': '*' })
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await readFile(font)),
    );
    app.get('/files/notices/*', (request, reply) => send(reply, html, noticeFor(pathOf(request.url), supportEmail())));
  };

const font = inCheckout('server/src/demo/fonts/page.woff2');

/** No scripts and no foreign content; its links open, mailto links included. */
const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; sandbox allow-top-navigation-by-user-activation allow-popups";

const html = 'text/html; charset=utf-8';
const pathOf = (url: string): string => decodeURIComponent(new URL(url, 'http://files').pathname);

function send(reply: FastifyReply, type: string, text: string | Buffer | null): FastifyReply {
  if (text === null) {
    reply.callNotFound();
    return reply;
  }
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=604800')
    .header('content-security-policy', contentPolicy)
    .send(text);
}
