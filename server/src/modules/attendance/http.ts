import { asMember } from '../../base/context.ts';
import { acceptRawJson, rawBodyOf } from '../../base/http/acceptRawJson.ts';
import { sendFailure } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import { machineNow } from '../../base/process/clock.ts';
import { openRoom } from './service/openRoom.ts';
import { receiveNotice } from './service/takeNotice.ts';

const longestNotice = 64 * 1024;

/**
 * `/rooms/session/{sessionId}` leads into the live room of a session, or back to its page. `/webhooks/zoom` is where
 * the meeting provider tells that a meeting is over or recorded; its signature is over the bytes of the body, so they
 * are not parsed before.
 */
export const routes: Routes = (app, context, callerOf) => {
  app.get<{ Params: { sessionId: string } }>('/rooms/session/:sessionId', async (request, reply) => {
    const { sessionId } = request.params;
    const ctx = await callerOf(request);
    const address = ctx.viewer === null ? null : await openRoom(asMember(ctx), sessionId);
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(address ?? `/courses/session/${encodeURIComponent(sessionId)}`, 303);
  });

  acceptRawJson(app, longestNotice);
  app.post<{ Body: string }>('/webhooks/zoom', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const ctx = context();
    // signatures are dated by the real clock, not by product time
    const notice = ctx.ports.meetings.readNotice({ headers: request.headers, body: rawBodyOf(request) }, machineNow());
    if (notice.kind === 'unauthorized') return sendFailure(request, reply, 401);
    if (notice.kind === 'challenge') return notice.answer;
    await receiveNotice(ctx, notice);
    return reply.code(204).send();
  });
};
