import type { StaffUploadKind } from '@atrium/domain/upload/uploadKinds.ts';
import sharp from 'sharp';
import type { Caller, TestServer } from '../../testing/harness.ts';
import { post } from '../member/profile.fixture.ts';
import type { Upload } from './types.ts';

/** A file of the team as the API answers it. */
export type SeenUpload = Upload & { readonly address: string | null };

export interface Finished {
  readonly upload: SeenUpload | null;
  readonly error: { readonly code: string; readonly reason: string; readonly message: string } | null;
}

export const uploadFields = `uploadId kind fileName address key contentType bytes checksum width height pages createdAt
  addedBy uses { kind id title field }`;

const types: Readonly<Record<StaffUploadKind, string>> = {
  picture: 'image/png',
  cover: 'image/png',
  document: 'application/pdf',
};

interface Started {
  readonly uploadId: string | null;
  readonly url: string | null;
  readonly fields: readonly { readonly name: string; readonly value: string }[] | null;
  readonly error: { readonly code: string; readonly field: string | null } | null;
}

/** Asks for the form of a file. */
export async function start(
  caller: Caller,
  kind: StaffUploadKind,
  { fileName = 'a file', fileType = types[kind] }: { readonly fileName?: string; readonly fileType?: string } = {},
): Promise<Started> {
  const { startUpload } = await caller.query<{ startUpload: Started }>(
    `mutation ($kind: UploadKind!, $fileType: String!, $fileName: String!) {
      startUpload(kind: $kind, fileType: $fileType, fileName: $fileName) {
        uploadId url fields { name value } error { code field } } }`,
    { kind, fileType, fileName },
  );
  return startUpload;
}

/** Posts a file to a form; returns the status and the id of the upload. */
export async function send(
  server: TestServer,
  { uploadId, url, fields }: Started,
  file: Buffer,
): Promise<readonly [status: number, uploadId: string]> {
  if (uploadId === null || url === null || fields === null) throw new Error('no form');
  return [await post(new URL(url, server.origin), fields, new Uint8Array(file)), uploadId];
}

export async function finish(caller: Caller, uploadId: string): Promise<Finished> {
  const { finishUpload } = await caller.query<{ finishUpload: Finished }>(
    `mutation ($uploadId: ID!) { finishUpload(uploadId: $uploadId) {
      upload { ${uploadFields} } error { code reason message } } }`,
    { uploadId },
  );
  return finishUpload;
}

/** Uploads a file as somebody of the team and finishes it; what was answered at the end. */
export async function uploadAs(
  server: TestServer,
  caller: Caller,
  kind: StaffUploadKind,
  file: Buffer,
  fileName?: string,
): Promise<Finished> {
  const [status, uploadId] = await send(
    server,
    await start(caller, kind, fileName === undefined ? {} : { fileName }),
    file,
  );
  if (status !== 204) throw new Error(`the form answered ${String(status)}`);
  return finish(caller, uploadId);
}

/** The same, which succeeds. */
export async function addUploadAs(...given: Parameters<typeof uploadAs>): Promise<SeenUpload> {
  const { upload, error } = await uploadAs(...given);
  if (upload === null) throw new Error(error?.message ?? 'no answer');
  return upload;
}

export async function remove(caller: Caller, uploadId: string, reason = ''): Promise<Finished['error']> {
  const { removeUpload } = await caller.query<{ removeUpload: { error: Finished['error'] } }>(
    'mutation ($uploadId: ID!, $reason: String) { removeUpload(uploadId: $uploadId, reason: $reason) { error { code reason message } } }',
    { uploadId, reason },
  );
  return removeUpload.error;
}

/** A small picture. */
export const aPicture = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#cc886680' } })
    .png()
    .toBuffer();
