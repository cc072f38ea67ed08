import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../ports/files.ts';
import { sendFailure } from './errors.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** How long browsers keep a picture before they ask whether it is another one, in seconds. */
const keptFor = { fixed: 604_800, stored: 3600 };

/**
 * Sends a picture of the academy: of a course, a teacher, a certificate, a banner (D94). Opened as a document it is an
 * empty sandbox, so that nothing in an SVG runs.
 */
export async function sendSitePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  file: string,
): Promise<FastifyReply> {
  const contentType = contentTypes[path.extname(file).toLowerCase()];
  const found = contentType === undefined ? null : await files.open(file);
  if (contentType === undefined || found === null) {
    return sendFailure(request, reply.header('cache-control', 'no-store'), 404);
  }
  const etag = `"${found.version}"`;
  void reply.type(contentType).headers({
    'cache-control': `public, max-age=${String(found.isFixed === true ? keptFor.fixed : keptFor.stored)}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    // mails are read on pages of other sites
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
  return reply.header('content-length', String(found.size)).send(found.bytes(0, found.size));
}
