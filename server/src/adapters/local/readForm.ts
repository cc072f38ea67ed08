import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Allowed } from './postPolicy.ts';

/** An HTTP status: what a form is refused with. */
export type Refusal = 400 | 403;

export interface ReadForm {
  readonly allowed: Allowed;
  readonly bytes: Buffer;
}

const fieldLimits = { fields: 20, fieldNameSize: 100, fieldSize: 8 * 1024, files: 1, parts: 22 };

/**
 * Reads a multipart form whose fields come before its one file. `allow` judges the fields before a byte of the file is
 * kept; no more is kept than it allows.
 */
export async function readForm(
  request: IncomingMessage,
  allow: (fields: ReadonlyMap<string, string>) => Allowed | null,
): Promise<ReadForm | Refusal> {
  const type = request.headers['content-type'];
  if (type === undefined) return 400;
  return new Promise((resolve) => {
    const fields = new Map<string, string>();
    const end = (outcome: ReadForm | Refusal): void => {
      request.unpipe();
      request.resume();
      resolve(outcome);
    };
    const parser = openParser(type);
    if (parser === null) {
      end(400);
      return;
    }
    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (name, file) => {
      const allowed = name === 'file' ? allow(fields) : null;
      if (allowed === null) {
        file.resume();
        end(403);
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      file.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > allowed.mostBytes) end(400);
        else chunks.push(chunk);
      });
      // a body that ends before the file does; without a listener, the error would end the process
      file.on('error', () => {
        end(400);
      });
      file.on('end', () => {
        if (size <= allowed.mostBytes) end({ allowed, bytes: Buffer.concat(chunks) });
      });
    });
    parser.on('error', () => {
      end(400);
    });
    parser.on('finish', () => {
      end(400);
    });
    request.on('close', () => {
      end(400);
    });
    request.pipe(parser);
  });
}

function openParser(type: string): BusboyInstance | null {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: fieldLimits });
  } catch {
    return null;
  }
}
