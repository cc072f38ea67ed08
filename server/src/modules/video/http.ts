import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import type { MediaFile } from '../../ports/videoHost.ts';
import { captionsOf } from './service/captionsOf.ts';
import { readRange } from './service/readRange.ts';

/**
 * Serves `/media/*` when the video host is the local disk: playlists, segments and captions by signature (D7, VID-12).
 */
export const routes: Routes = (app, context) => {
  const { open } = context().ports.videoHost;
  if (open === null) return;
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    const ctx = context();
    const file = await open(request.params['*'], query, ctx.now, captionsOf(ctx));
    if (file === 'missing') return sendFailure(request, reply, 404);
    if (file === 'forbidden') {
      return sendFailure(request, reply.header('cache-control', 'no-store'), 403);
    }
    return send(request, reply, file);
  });
};

function send(request: FastifyRequest, reply: FastifyReply, file: MediaFile): FastifyReply {
  void reply.type(file.contentType).header('accept-ranges', 'bytes').header('x-content-type-options', 'nosniff');
  void reply.header(
    'cache-control',
    file.cacheSeconds > 0 ? `private, max-age=${String(file.cacheSeconds)}` : 'private, no-store',
  );
  const range = readRange(request.headers.range, file.size);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${String(file.size)}`)
      .send();
  }
  const { start, end } = range ?? { start: 0, end: file.size };
  void reply.header('content-length', String(end - start));
  if (range !== null) {
    void reply.code(206).header('content-range', `bytes ${String(start)}-${String(end - 1)}/${String(file.size)}`);
  }
  return reply.send(file.bytes(start, end));
}
