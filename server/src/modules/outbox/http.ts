import { acceptRawJson, rawBodyOf } from '../../base/http/acceptRawJson.ts';
import { sendFailure } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import { machineNow } from '../../base/process/clock.ts';
import { takeMailNotice } from './service/takeMailNotice.ts';

const longestNotice = 256 * 1024;

/**
 * `/webhooks/mail` is where the mail provider tells of mails that came back, and of readers who marked one as spam
 * (RUN-13); 404 where no provider is configured.
 */
export const routes: Routes = (app, context) => {
  acceptRawJson(app, longestNotice);
  app.post<{ Body: string }>('/webhooks/mail', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const ctx = context();
    const { mailNotices } = ctx.ports;
    if (mailNotices === null) return sendFailure(request, reply, 404);
    // signatures are dated by the real clock, not by product time
    const notice = mailNotices.read({ headers: request.headers, body: rawBodyOf(request) }, machineNow());
    if (notice.kind === 'unauthorized') return sendFailure(request, reply, 401);
    if (notice.kind !== 'other') await takeMailNotice(ctx, notice);
    return reply.code(204).send();
  });
};
