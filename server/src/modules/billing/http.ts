import { acceptRawJson, rawBodyOf } from '../../base/http/acceptRawJson.ts';
import { sendFailure } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import { takeEvent } from './service/takeEvent.ts';

const longestEvent = 512 * 1024;

/**
 * `/webhooks/stripe` is where the payment provider tells that something has changed (D40). Its signature is over the
 * bytes of the body, so they are not parsed before; 404 where no provider is configured.
 */
export const routes: Routes = (app, context) => {
  acceptRawJson(app, longestEvent);
  app.post<{ Body: string }>('/webhooks/stripe', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const ctx = context();
    const { payments } = ctx.ports;
    if (payments === null) return sendFailure(request, reply, 404);
    const notice = await payments.readNotice({ headers: request.headers, body: rawBodyOf(request) });
    if (notice.kind === 'unauthorized') return sendFailure(request, reply, 400);
    if (notice.kind === 'odd') request.log.warn('an event of the payment provider was left out');
    else await takeEvent(ctx, notice);
    return reply.code(204).send();
  });
};
