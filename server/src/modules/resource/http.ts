import { sendFailure } from '../../base/http/errors.ts';
import { plainPage } from '../../base/http/plainPage.ts';
import { keepPrivate } from '../../base/http/privateRoutes.ts';
import type { Routes } from '../../base/http/routes.ts';
import { openDownload } from './service/download.ts';

interface Asked {
  readonly Params: { readonly resourceId: string; readonly kind: string };
}

/**
 * Serves `/files/resources/{resourceID}/pdf` and `/copy`, the signed links of a resource: its file, or a redirect to
 * where its document is copied (RES-02). People open them in a new tab, so an expired one says so on a page.
 */
export const routes: Routes = (app, context) => {
  keepPrivate(app);
  app.get<Asked>('/files/resources/:resourceId/:kind', async (request, reply) => {
    const ctx = context();
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    const found = await openDownload(ctx, request.params, query, { counts: request.method === 'GET' });
    if (found.kind === 'redirect') return reply.redirect(found.to, 303);
    if (found.kind === 'file') {
      return reply
        .type('application/pdf')
        .header('content-length', String(found.document.size))
        .header('content-disposition', `attachment; filename="${found.name}"`)
        .send(found.document.bytes(0, found.document.size));
    }
    if (found.kind === 'missing') return sendFailure(request, reply, 404);
    const body =
      '<h1>This link has expired</h1><p class="lede">Links to files work for ten minutes. Open the resource again to get a new one.</p><a class="button" href="/resources">Resources</a>';
    return reply
      .code(403)
      .type('text/html; charset=utf-8')
      .send(plainPage({ brandName: ctx.site.brandName, look: ctx.site.look, title: 'Link expired', body }));
  });
};
