import { createHash } from 'node:crypto';

/** A part of the S3 API by which an object is uploaded in parts. */
export interface PartsAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly xml?: string;
}

/** Uploads in parts that were begun in a bucket. */
export function createParts(objects: Map<string, Buffer>) {
  const begun = new Map<string, Map<number, Buffer>>();
  let count = 0;
  const named = (name: string, inner: string): string => `<?xml version="1.0"?><${name}>${inner}</${name}>`;
  const etagOf = (part: Buffer): string => `"${createHash('md5').update(part).digest('hex')}"`;
  const ofUpload = (id: string, method: string, key: string, query: URLSearchParams, body: Buffer): PartsAnswer => {
    const parts = begun.get(id);
    if (parts === undefined) {
      return { status: 404, xml: named('Error', '<Code>NoSuchUpload</Code><Message>There is none.</Message>') };
    }
    const sorted = [...parts].toSorted(([one], [other]) => one - other);
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    if (method === 'DELETE') {
      begun.delete(id);
      return { status: 204 };
    }
    if (method === 'POST') {
      objects.set(key, Buffer.concat(sorted.map(([, part]) => part)));
      begun.delete(id);
      return { status: 200, xml: named('CompleteMultipartUploadResult', `<Key>${key}</Key>`) };
    }
    const listed = sorted.map(
      ([number, part]) =>
        `<Part><PartNumber>${String(number)}</PartNumber><ETag>${etagOf(part)}</ETag><Size>${String(part.length)}</Size></Part>`,
    );
    return { status: 200, xml: named('ListPartsResult', `<IsTruncated>false</IsTruncated>${listed.join('')}`) };
  };
  /** Answers a request about parts; null for any other. */
  return (method: string, key: string, query: URLSearchParams, body: Buffer): PartsAnswer | null => {
    const id = query.get('uploadId');
    if (id !== null) return ofUpload(id, method, key, query, body);
    if (method === 'POST' && query.has('uploads')) {
      count += 1;
      begun.set(`upload-${String(count)}`, new Map());
      const inner = `<Key>${key}</Key><UploadId>upload-${String(count)}</UploadId>`;
      return { status: 200, xml: named('InitiateMultipartUploadResult', inner) };
    }
    if (method === 'POST' && query.has('delete')) {
      for (const [, gone = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(gone);
      return { status: 200, xml: named('DeleteResult', '') };
    }
    return null;
  };
}
