import { sendFailure } from '../../base/http/errors.ts';
import type { Routes } from '../../base/http/routes.ts';
import { findPicture } from './service/pictures.ts';

/**
 * Serves `/files/images/{key}`: the pictures that members uploaded, encoded by us. A picture never changes under its
 * key. As a document it would be an empty sandbox (THR-34).
 */
export const routes: Routes = (app, context) => {
  app.get<{ Params: { key: string } }>('/files/images/:key', async (request, reply) => {
    const bytes = await findPicture(context(), request.params.key);
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
};
