import { sendFailure } from '../../base/http/errors.ts';
import { keepPrivate } from '../../base/http/privateRoutes.ts';
import type { Routes } from '../../base/http/routes.ts';
import { tokenOfFile } from '../../base/secretLink.ts';
import { readMemberCalendar } from './service/memberCalendar.ts';

/** Serves `/calendar/member/{token}.ics`, a member's calendar of all that is theirs; its token gives access (D38). */
export const routes: Routes = (app, context) => {
  keepPrivate(app);
  app.get<{ Params: { file: string } }>('/calendar/member/:file', async (request, reply) => {
    const token = tokenOfFile(request.params.file);
    const calendar = token === null ? null : await readMemberCalendar(context(), token);
    if (calendar === null) return sendFailure(request, reply, 404);
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
};
