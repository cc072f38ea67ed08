import { refuseStaff } from '@atrium/domain/access/staffOperations.ts';
import { asStaff } from '../../base/context.ts';
import { sendFailure } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import { lazy } from '../../base/lazy.ts';
import { findOpenUpload, finishFilm } from './service/uploadFilm.ts';

/** Films of videos and recordings of classes. */
const uploading = ['document.write', 'recording.write'] as const;
/** Where the parts of films are sent. */
const target = '/files/films';

/**
 * `/files/films/{filmId}`: the parts of a film that is being uploaded, by the tus protocol (MED-01), for who has begun
 * it, from pages of ours alone. It is begun and stopped by the API.
 */
export const routes: Routes = (app, context, callerOf) => {
  // tus reads the id from the end of the whole address, behind a question mark too
  const checked = new WeakMap<object, string>();
  const tus = lazy(async () => {
    const { films } = context().ports;
    const [{ Server }, datastore] = await Promise.all([import('@tus/server'), films.arrivals()]);
    return new Server({
      path: target,
      datastore,
      maxSize: films.maxBytes,
      relativeLocation: true,
      getFileIdFromRequest: ({ runtime }) => {
        const asked = runtime?.node?.req;
        return asked === undefined ? undefined : checked.get(asked);
      },
    });
  });
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => {
    done(null);
  });
  app.route<{ Params: { filmId: string } }>({
    method: ['HEAD', 'PATCH'],
    url: `${target}/:filmId`,
    handler: async (request, reply) => {
      const { filmId } = request.params;
      const ctx = await callerOf(request);
      const mayTry = request.raw.url === `${target}/${filmId}` && refuseStaff(ctx.viewer, ...uploading) === null;
      const film = mayTry ? await findOpenUpload(asStaff(ctx), filmId) : null;
      if (film === null) {
        return sendFailure(request, reply.header('cache-control', 'no-store'), 404);
      }
      const { raw } = reply;
      checked.set(request.raw, filmId);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value);
      }
      raw.once('finish', () => {
        // also where the page is closed before it hears of it; it is done once
        if (Number(raw.getHeader('upload-offset')) !== film.bytes) return;
        finishFilm(asStaff(ctx), filmId).catch((error: unknown) => {
          request.log.warn({ err: error, filmId }, 'a film was not finished with its last part');
        });
      });
      await (await tus.get()).handle(request.raw, raw);
      return reply;
    },
  });
};
