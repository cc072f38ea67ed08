import { sendFailure } from '../../base/http/errors.ts';
import { plainPage, unknownLinkPage } from '../../base/http/plainPage.ts';
import { ignoreBodies, keepPrivate } from '../../base/http/privateRoutes.ts';
import type { Routes } from '../../base/http/routes.ts';
import { tokenOfFile } from '../../base/secretLink.ts';
import type { Site } from '../../base/site.ts';
import { readEventFile, readEventsCalendar } from './service/calendars.ts';
import { isUnsubscribeToken, unsubscribe } from './service/inviteFriends.ts';

/** The file of one event, by the event's id. */
const fileName = /^([\w.~-]{1,200})\.ics$/;

/**
 * Serves `/calendar/events/{token}.ics`, a member's calendar of events to subscribe to, and
 * `/calendar/events/{token}/{memberEventId}.ics`, the file of one event. The token in the address gives access until it
 * is reset (D38). `/unsubscribe/invitations/{token}` ends invitations to the address that it was mailed to: a page with
 * a button, because mail scanners follow links, and the POST that mail programs send by themselves (RFC 8058).
 */
export const routes: Routes = (app, context) => {
  keepPrivate(app);
  ignoreBodies(app);
  app.get<{ Params: { file: string } }>('/calendar/events/:file', async (request, reply) => {
    const token = tokenOfFile(request.params.file);
    const calendar = token === null ? null : await readEventsCalendar(context(), token);
    if (calendar === null) return sendFailure(request, reply, 404);
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
  app.get<{ Params: { token: string; file: string } }>('/calendar/events/:token/:file', async (request, reply) => {
    const [, memberEventId] = fileName.exec(request.params.file) ?? [];
    const file =
      memberEventId === undefined ? null : await readEventFile(context(), request.params.token, memberEventId);
    if (file === null) return sendFailure(request, reply, 404);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="event.ics"')
      .send(file);
  });
  app.get<Unsubscribe>('/unsubscribe/invitations/:token', async (request, reply) => {
    const { site, db } = context();
    void reply.type('text/html; charset=utf-8');
    if (!(await isUnsubscribeToken({ db }, request.params.token))) return reply.code(404).send(unknownLinkPage(site));
    const form = '<form method="post"><button class="button">No more invitations</button></form>';
    return reply.send(
      invitationsPage(site, `<p class="lede">Stop invitations from members to this address?</p>${form}`),
    );
  });
  app.post<Unsubscribe>('/unsubscribe/invitations/:token', async (request, reply) => {
    const ctx = context();
    void reply.type('text/html; charset=utf-8');
    if (!(await unsubscribe(ctx, request.params.token))) return reply.code(404).send(unknownLinkPage(ctx.site));
    return reply.send(invitationsPage(ctx.site, '<p class="lede" role="status">You will get no more invitations.</p>'));
  });
};

interface Unsubscribe {
  readonly Params: { readonly token: string };
}

function invitationsPage({ brandName, look }: Site, words: string): string {
  return plainPage({ brandName, look, title: 'Invitations', body: `<h1>Invitations</h1>${words}` });
}
