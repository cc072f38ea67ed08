import { readFile } from 'node:fs/promises';
import type { Refused, Result } from '@atrium/domain/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inCheckout } from '../../base/process/checkout.ts';
import type { MeetingDesk, Room, RoomAddress } from '../../ports/meetings.ts';
import { recordingPage, refusalPage, roomPage, roomPath } from './meetings/page.ts';
import { roomScript } from './meetings/roomScript.ts';

const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, NOT_FOUND: 404 };
const font = inCheckout('server/src/demo/fonts/page.woff2');

type Visit = FastifyRequest<{ Params: RoomAddress; Querystring: { readonly recording?: unknown } }>;

/** The stand-in for a meeting provider, under /__sandbox/meeting: a room to enter and leave, without a camera. */
export function meetingPages(desk: MeetingDesk, brandName: string): (app: FastifyInstance) => void {
  const show = (reply: FastifyReply, room: RoomAddress, found: Result<Room>, page = roomPage): FastifyReply =>
    reply
      .code(found.ok ? 200 : statusOf(found))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(found.ok ? page(found.value, brandName) : refusalPage(found.refusal, room, brandName));

  return (app) => {
    // the form of a button has no fields
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => {
      done(null);
    });
    app.get('/__sandbox/meeting.woff2', async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(font)),
    );
    app.get('/__sandbox/meeting.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(roomScript),
    );
    app.get('/__sandbox/meeting/:kind/:roomId', async (request: Visit, reply) => {
      const page = request.query.recording === undefined ? roomPage : recordingPage;
      return show(reply, request.params, await desk.find(request, request.params), page);
    });
    for (const step of ['join', 'leave'] as const) {
      app.post(`/__sandbox/meeting/:kind/:roomId/${step}`, async (request: Visit, reply) => {
        const found = await desk[step](request, request.params);
        if (!found.ok) return show(reply, request.params, found);
        return reply.redirect(roomPath(request.params), 303);
      });
    }
  };
}

function statusOf({ refusal }: Refused): number {
  return statuses[refusal.code] ?? 403;
}
