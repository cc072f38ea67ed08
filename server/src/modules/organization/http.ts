import { plainPage } from '../../base/http/plainPage.ts';
import type { Routes } from '../../base/http/routes.ts';
import { openLinkedDownload } from './service/mailDownload.ts';

/**
 * Serves `/files/organization/{name}`, the signed links to downloads of a dashboard, which come by mail (ORG-06). A HEAD,
 * as mail scanners send, makes no file.
 */
export const routes: Routes = (app, context) => {
  app.get('/files/organization/:name', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = context();
    void reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    const found = await openLinkedDownload(ctx, query);
    if (found.kind === 'file') {
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${found.name}"`)
        .send(found.file.createReadStream({ start: 0 }));
    }
    const body =
      '<h1>This link has expired</h1><p class="lede">Links to downloads work for a day. Ask for the file again on the dashboard of your organization.</p><a class="button" href="/organization">Organization</a>';
    return reply
      .code(403)
      .type('text/html; charset=utf-8')
      .send(plainPage({ brandName: ctx.site.brandName, title: 'Link expired', body }));
  });
};
