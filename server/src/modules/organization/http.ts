import { downloadLinkHoldsWords } from '@atrium/domain/organization/downloadLinks.ts';
import { retryIn } from '@atrium/domain/retryIn.ts';
import { plainPage } from '../../base/http/plainPage.ts';
import { keepPrivate } from '../../base/http/privateRoutes.ts';
import type { Routes } from '../../base/http/routes.ts';
import { openLinkedDownload } from './service/mailDownload.ts';

/**
 * Serves `/files/organization/{name}`, the signed links to downloads of a dashboard, which come by mail (ORG-06). A
 * HEAD, as mail scanners send, makes no file.
 */
export const routes: Routes = (app, context) => {
  keepPrivate(app);
  app.get('/files/organization/:name', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = context();
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    const found = await openLinkedDownload(ctx, query);
    if (found.kind === 'file') {
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${found.name}"`)
        .send(found.file.createReadStream({ start: 0 }));
    }
    const page = (title: string, sentence: string) =>
      plainPage({
        brandName: ctx.site.brandName,
        title,
        body: `<h1>${title}</h1><p class="lede">${sentence}</p><a class="button" href="/organization">Organization</a>`,
      });
    void reply.type('text/html; charset=utf-8');
    if (found.kind === 'limited') {
      const words = `Your link is still good. Please open it again in ${retryIn(found.retryAfter)}.`;
      return reply.code(429).header('retry-after', String(found.retryAfter)).send(page('Too many downloads', words));
    }
    const words = `Links to downloads work for ${downloadLinkHoldsWords}. Ask for the file again on the dashboard of your organization.`;
    return reply.code(403).send(page('This link has expired', words));
  });
};
