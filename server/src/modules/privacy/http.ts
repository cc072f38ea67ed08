import { mailKindWords, type MailKind } from '@atrium/domain/privacy/mailKinds.ts';
import { plainPage, unknownLinkPage } from '../../base/http/plainPage.ts';
import { ignoreBodies, keepPrivate } from '../../base/http/privateRoutes.ts';
import type { Routes } from '../../base/http/routes.ts';
import type { Site } from '../../base/site.ts';
import { openArchive } from './service/dataExports.ts';
import { chooseByLink, findUnsubscribeKind } from './service/unsubscribe.ts';

interface Token {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly again?: string };
}

/**
 * Serves `/files/my-data/{id}`, the copy of a member's data, to its owner alone, whom the browser's sign-in proves;
 * anybody else goes to the account page. `/unsubscribe/{token}` ends a kind of mail: a page with a button, because mail
 * scanners follow links, and the POST that mail programs send by themselves (RFC 8058); `?again` in its own form takes
 * it back.
 */
export const routes: Routes = (app, context, callerOf) => {
  keepPrivate(app);
  ignoreBodies(app);
  app.get<{ Params: { exportId: string } }>('/files/my-data/:exportId', async (request, reply) => {
    const ctx = await callerOf(request);
    const archive = await openArchive(ctx, request.params.exportId);
    if (archive === null) return reply.redirect('/account-settings', 303);
    return reply
      .type('application/zip')
      .header(
        'content-disposition',
        `attachment; filename="my-data-${new Date(ctx.now).toISOString().slice(0, 10)}.zip"`,
      )
      .send(archive);
  });
  app.get<Token>('/unsubscribe/:token', async (request, reply) => {
    const ctx = context();
    const kind = await findUnsubscribeKind(ctx, request.params.token);
    void reply.type('text/html; charset=utf-8');
    if (kind === null) return reply.code(404).send(unknownLinkPage(ctx.site, settings));
    return reply.send(questionPage(ctx.site, kind));
  });
  app.post<Token>('/unsubscribe/:token', async (request, reply) => {
    const ctx = context();
    const isWanted = request.query.again !== undefined;
    const kind = await chooseByLink(ctx, request.params.token, isWanted);
    void reply.type('text/html; charset=utf-8');
    if (kind === null) return reply.code(404).send(unknownLinkPage(ctx.site, settings));
    return reply.send(answerPage(ctx.site, kind, isWanted));
  });
};

const settings = '<p><a href="/account-settings">Choose what we send you, on your account page</a></p>';

function questionPage(site: Site, kind: MailKind): string {
  const { title, about, noun } = mailKindWords[kind];
  return mailsPage(
    site,
    title,
    `<p class="lede">${about}</p><form method="post"><button class="button">No more ${noun}</button></form>${settings}`,
  );
}

function answerPage(site: Site, kind: MailKind, isWanted: boolean): string {
  const { title, noun } = mailKindWords[kind];
  const [words, button, action] = isWanted
    ? [`You get ${noun} again.`, `No more ${noun}`, '?']
    : [`You will get no more ${noun}.`, 'Send them again', '?again'];
  return mailsPage(
    site,
    title,
    `<p class="lede" role="status">${words}</p><form method="post" action="${action}"><button class="button quiet">${button}</button></form>${settings}`,
  );
}

function mailsPage({ brandName, look }: Site, title: string, words: string): string {
  return plainPage({ brandName, look, title, body: `<p class="eyebrow">Email</p><h1>${title}</h1>${words}` });
}
