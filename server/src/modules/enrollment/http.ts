import { sendFailure } from '../../base/http/errors.ts';
import { keepPrivate } from '../../base/http/privateRoutes.ts';
import type { Routes } from '../../base/http/routes.ts';
import { tokenOfFile } from '../../base/secretLink.ts';
import { readCalendarFile } from './service/calendar.ts';

/**
 * Serves `/calendar/{token}.ics`: the token in the address gives access to the file until the link is refreshed (D38).
 */
export const routes: Routes = (app, context) => {
  keepPrivate(app);
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = tokenOfFile(request.params.file);
    const file = token === null ? null : await readCalendarFile(context(), token);
    if (file === null) return sendFailure(request, reply, 404);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="session.ics"')
      .send(file);
  });
};
