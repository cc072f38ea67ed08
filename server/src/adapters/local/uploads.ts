import { access, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { machineNow } from '../../base/process/clock.ts';
import { makeDirectory } from '../../base/process/makeDirectory.ts';
import type { Uploads } from '../../ports/uploads.ts';
import { readPolicy, signPolicy, type Signer } from './postPolicy.ts';
import { readForm } from './readForm.ts';

/** Where browsers post their files. */
const target = '/files/uploads';

/** Uploads in a directory of this machine, which is created when it is used first. */
export function localUploads(directory: string, secret: string): Uploads {
  const find = async (...names: string[]): Promise<Buffer | null> => {
    try {
      return await readFile(path.join(directory, ...names));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
  const remove = (folder: string, key: string): Promise<void> =>
    rm(path.join(directory, folder, nameOf(key)), { force: true });
  return {
    origin: null,
    sign: (terms) =>
      Promise.resolve({
        url: target,
        fields: Object.entries(signPolicy(signerOf(secret), terms, machineNow())).map(([name, value]) => ({
          name,
          value,
        })),
      }),
    findReceived: (key) => find('received', nameOf(key)),
    findPublished: (key) => find('published', nameOf(key)),
    publish: (key, bytes) => write(directory, 'published', key, bytes, 'w'),
    removeReceived: (key) => remove('received', key),
    remove: async (key) => {
      await remove('received', key);
      await remove('published', key);
    },
  };
}

/**
 * The target of the signed forms: answers as S3 does, 204 for a stored file, 403 for a form that is not ours or has
 * expired, 400 for too many bytes; and 403 for a second file of one form, also once the first one was published.
 */
export function uploadTarget(directory: string, secret: string): (app: FastifyInstance) => void {
  return (app) => {
    app.addContentTypeParser('multipart/form-data', (_request, _body, done) => {
      done(null);
    });
    app.post(target, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return reply.code(await receive(directory, signerOf(secret), request)).send();
    });
  };
}

async function receive(
  directory: string,
  signer: Signer,
  request: FastifyRequest,
): Promise<FastifyReply['statusCode']> {
  const form = await readForm(request.raw, (fields) => readPolicy(signer, fields, machineNow()));
  if (typeof form === 'number') return form;
  const { allowed, bytes } = form;
  if (bytes.length < allowed.leastBytes) return 400;
  if (await isThere(directory, 'published', allowed.key)) return 403;
  try {
    await write(directory, 'received', allowed.key, bytes, 'wx');
    return 204;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 403;
    throw error;
  }
}

async function isThere(directory: string, folder: string, key: string): Promise<boolean> {
  try {
    await access(path.join(directory, folder, nameOf(key)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function write(directory: string, folder: string, key: string, bytes: Buffer, flag: 'w' | 'wx'): Promise<void> {
  await makeDirectory(path.join(directory, folder));
  await writeFile(path.join(directory, folder, nameOf(key)), bytes, { flag });
}

/** Keys are our own random names; a path in one would leave the directory. */
function nameOf(key: string): string {
  if (!/^[\w-]+(?:\.\w+)?$/.test(key)) throw new Error('not a key of an upload');
  return key;
}

function signerOf(secret: string): Signer {
  return { accessKeyId: 'local', secretAccessKey: `uploads/${secret}` };
}
