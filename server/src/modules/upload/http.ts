import { sendFailure } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import { sendSitePicture } from '../../base/http/sitePicture.ts';
import { findPicture } from './service/profilePictures.ts';
import { isPictureKey } from './service/uploadKeys.ts';

/**
 * Serves `/files/images/{key}`: the pictures that were uploaded, encoded by us. A picture never changes under its
 * key. As a document it would be an empty sandbox (THR-34). Beside them, and at `/files/art/`, are the pictures of the
 * academy itself (D94).
 */
export const routes: Routes = (app, context) => {
  app.get<{ Params: { '*': string } }>('/files/images/*', async (request, reply) => {
    const key = request.params['*'];
    if (!isPictureKey(key)) return sendSitePicture(request, reply, context().ports.files, `images/${key}`);
    const bytes = await findPicture(context(), key);
    if (bytes === null) return sendFailure(request, reply.header('cache-control', 'no-store'), 404);
    return reply
      .type('image/webp')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
  app.get<{ Params: { '*': string } }>('/files/art/*', (request, reply) =>
    sendSitePicture(request, reply, context().ports.files, `art/${request.params['*']}`),
  );
};
