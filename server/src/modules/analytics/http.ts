import { sendFailure, sendRefusal } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import { collectEvents } from './service/collectEvents.ts';
import { batchInput } from './types.ts';

/** The largest batch, in bytes. */
const bodyLimit = 64 * 1024;

/**
 * POST /collect {anonymousId, events}: stores analytics events; 204, also for a browser that asks not to be tracked, of
 * which nothing is stored (D71). 400 for an unknown event or property.
 */
export const routes: Routes = (app, _context, callerOf) => {
  app.post('/collect', { bodyLimit }, async (request, reply) => {
    const batch = batchInput.safeParse(request.body);
    if (!batch.success) return sendFailure(request, reply, 400);
    const { headers } = request;
    if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') return reply.code(204).send();
    const ctx = await callerOf(request);
    // what somebody of the team does on the pages of a member is none of theirs (THR-71)
    if (ctx.preview !== undefined) return reply.code(204).send();
    const collected = await collectEvents(ctx, batch.data);
    if (!collected.ok) return sendRefusal(request, reply, collected.refusal);
    return reply.code(204).send();
  });
};
