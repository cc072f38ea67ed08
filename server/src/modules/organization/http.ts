import { Readable } from 'node:stream';
import { downloadLinkLifetimeWords } from '@atrium/domain/organization/downloadLinks.ts';
import { retryIn } from '@atrium/domain/retryIn.ts';
import { plainPage } from '../../base/http/plainPage.ts';
import { keepPrivate } from '../../base/http/privateRoutes.ts';
import type { Routes } from '../../base/http/routes.ts';
import { openDownload } from './service/openDownload.ts';

interface Download {
  readonly Params: { readonly customerId: string; readonly id: string; readonly name: string };
}

/**
 * Serves `/files/organization/{customerId}/{id}/{name}`, the links to downloads of a dashboard, which come by mail
 * (ORG-06), to the member who asked, whom the browser's sign-in proves; a visitor gets a page that says so. A HEAD, as
 * mail scanners send, is answered by nobody.
 */
export const routes: Routes = (app, _context, callerOf) => {
  keepPrivate(app);
  app.get<Download>('/files/organization/:customerId/:id/:name', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = await callerOf(request);
    const { customerId, id } = request.params;
    const found = await openDownload(ctx, customerId, id);
    if (found.kind === 'file') {
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${found.name}"`)
        .header('content-length', String(found.size))
        .send(Readable.from(found.parts));
    }
    const page = (title: string, sentence: string, buttons: string) =>
      plainPage({
        brandName: ctx.site.brandName,
        look: ctx.site.look,
        title,
        body: `<h1>${title}</h1><p class="lede">${sentence}</p>${buttons}`,
      });
    void reply.type('text/html; charset=utf-8');
    const dashboard = '<a class="button" href="/organization">Organization</a>';
    if (found.kind === 'visitor') {
      const words =
        'Only the person who asked for it can have it. Log in first, then open the link in your email again.';
      return reply.code(401).send(page('Your file is ready', words, '<a class="button" href="/login">Log in</a>'));
    }
    if (found.kind === 'limited') {
      const words = `Your link is still good. Please open it again in ${retryIn(found.retryAfter)}.`;
      return reply
        .code(429)
        .header('retry-after', String(found.retryAfter))
        .send(page('Too many downloads', words, dashboard));
    }
    const words = `Links to downloads work for ${downloadLinkLifetimeWords}, and only for the person who asked for the file. Ask for it again on the dashboard of your organization.`;
    return reply.code(403).send(page('This link does not work', words, dashboard));
  });
};
