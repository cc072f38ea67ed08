import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPolicy, type Signer } from '../local/postPolicy.ts';
import { readForm } from '../local/readForm.ts';

/** A loopback server with the part of the S3 API that uploads use, over a map. */
export interface BucketServer {
  readonly origin: string;
  readonly close: () => void;
}

export async function startBucket(signer: Signer): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  // idle connections are the caller's to end
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void answer(objects, signer, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  objects: Map<string, Buffer>,
  signer: Signer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, , ...parts] = new URL(request.url ?? '/', 'http://bucket').pathname.split('/');
  const key = parts.join('/');
  if (request.method === 'POST') {
    const form = await readForm(request, (fields) => readPolicy(signer, fields, Date.now()));
    if (typeof form !== 'number') objects.set(form.allowed.key, form.bytes);
    response.writeHead(typeof form === 'number' ? form : 204).end();
    return;
  }
  const body = await bodyOf(request);
  if (request.method === 'PUT') objects.set(key, body);
  if (request.method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  if (request.method !== 'GET' || found !== undefined) response.writeHead(200).end(found);
  else {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>There is none.</Message></Error>');
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
