import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPolicy, type Signer } from '../local/postPolicy.ts';
import { readForm } from '../local/readForm.ts';
import { createParts } from './bucketParts.fixture.ts';

/** A loopback server with the part of the S3 API that uploads and files use, over a map. */
export interface BucketServer {
  readonly origin: string;
  /** The method and key of each request since the last call. */
  readonly takeRequests: () => readonly string[];
  readonly close: () => void;
}

export async function startBucket(signer: Signer): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const bucket: Bucket = { objects, notes: new Map(), parts: createParts(objects) };
  let requests: string[] = [];
  // idle connections are the caller's to end
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    requests.push(`${request.method ?? ''} ${keyOf(request)}`);
    void answer(bucket, signer, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    takeRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Bucket {
  readonly objects: Map<string, Buffer>;
  /** What was noted with an object, by its headers. */
  readonly notes: Map<string, Record<string, string>>;
  readonly parts: ReturnType<typeof createParts>;
}

async function answer(
  { objects, notes, parts }: Bucket,
  signer: Signer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const key = keyOf(request);
  const { searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const isOfParts = ['uploads', 'uploadId', 'delete'].some((name) => searchParams.has(name));
  const ofParts = isOfParts ? parts(request.method ?? '', key, searchParams, await bodyOf(request)) : null;
  if (ofParts !== null) {
    response.writeHead(ofParts.status, { 'content-type': 'application/xml', ...ofParts.headers }).end(ofParts.xml);
    return;
  }
  if (request.method === 'POST') {
    const form = await readForm(request, (fields) => readPolicy(signer, fields, Date.now()));
    if (typeof form !== 'number') objects.set(form.allowed.key, form.bytes);
    response.writeHead(typeof form === 'number' ? form : 204).end();
    return;
  }
  if (searchParams.get('list-type') === '2') {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf(objects, searchParams));
    return;
  }
  const body = await bodyOf(request);
  if (request.method === 'PUT') {
    objects.set(key, body);
    const noted = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
    notes.set(key, Object.fromEntries(noted.map(([name, value]) => [name, String(value)])));
  }
  if (request.method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (reads && found !== undefined) send(found, notes.get(key) ?? {}, request, response);
  else if (!reads) response.writeHead(200).end();
  else {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>There is none.</Message></Error>');
  }
}

/** A page of the keys, of two, so that a client must ask for the next one. */
function listOf(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = [...objects]
    .slice(from, from + 2)
    .map(([key, bytes]) => `<Contents><Key>${key}</Key><Size>${String(bytes.length)}</Size></Contents>`);
  const next = from + 2 < objects.size ? `<NextContinuationToken>${String(from + 2)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

function keyOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://bucket').pathname.split('/').slice(2).join('/');
}

/** An object or a range of it; to HEAD its size alone, and 412 when it is no longer the one that is asked for. */
function send(
  object: Buffer,
  noted: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const etag = `"${createHash('md5').update(object).digest('hex')}"`;
  const wanted = request.headers['if-match'];
  if (wanted !== undefined && wanted !== etag) {
    response.writeHead(412).end('<?xml version="1.0"?><Error><Code>PreconditionFailed</Code></Error>');
    return;
  }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = first === undefined ? object : object.subarray(Number(first), Number(last) + 1);
  response.writeHead(first === undefined ? 200 : 206, { etag, 'content-length': part.length, ...noted });
  response.end(request.method === 'HEAD' ? undefined : part);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
