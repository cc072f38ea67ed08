import { staffUploadKinds } from '@atrium/domain/upload/uploadKinds.ts';
import { asStaff } from '../../../base/context.ts';
import type { StaffAccess } from '../../../base/graphql/access.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { removeUpload } from '../service/removeUpload.ts';
import { addressOf, finishUpload, getUpload, listUploads, startUpload } from '../service/team.ts';
import type { Upload, UploadPage, UploadUse } from '../types.ts';
import { StartedUploadType } from './forms.ts';

const reading: StaffAccess = { staff: 'upload.read' };
const writing: StaffAccess = { staff: 'upload.write' };

const UploadKindEnum = builder.enumType('UploadKind', { values: staffUploadKinds });

const UploadUseType = builder.objectRef<UploadUse>('UploadUse').implement({
  description: 'What uses a file.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'course, session, resource and so on.' }),
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    field: t.exposeString('field'),
  }),
});

const UploadObject = builder.objectRef<Upload>('Upload').implement({
  description: 'A file of the team, as it was published.',
  fields: (t) => ({
    uploadId: t.exposeID('uploadId'),
    kind: t.expose('kind', { type: UploadKindEnum }),
    fileName: t.exposeString('fileName', { description: 'The name that it was given, without folders.' }),
    address: t.string({
      nullable: true,
      description: 'Where a picture is served; null for a document.',
      resolve: (upload) => addressOf(upload),
    }),
    key: t.exposeString('key', { description: 'The name in the storage, by which a resource names its PDF.' }),
    contentType: t.exposeString('contentType'),
    bytes: t.exposeInt('bytes'),
    checksum: t.exposeString('checksum', { description: 'SHA-256 of what is served.' }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    pages: t.exposeInt('pages', { nullable: true }),
    createdAt: t.exposeString('createdAt'),
    addedBy: t.exposeString('addedBy', { nullable: true, description: 'Null when they have left.' }),
    uses: t.expose('uses', { type: [UploadUseType] }),
  }),
});

const UploadPageType = builder.objectRef<UploadPage>('UploadPage').implement({
  fields: (t) => ({
    uploads: t.expose('uploads', { type: [UploadObject] }),
    nextAfter: t.exposeString('nextAfter', { nullable: true }),
  }),
});

const FinishedUploadType = mutationPayload<{ readonly upload: Upload }>('FinishedUpload', (t) => ({
  upload: t.expose('upload', { type: UploadObject, nullable: true }),
}));

const RemovedUploadType = mutationPayload<{ readonly uploadId: string }>('RemovedUpload', (t) => ({
  uploadId: t.exposeID('uploadId', { nullable: true }),
}));

builder.queryFields((t) => ({
  listUploads: t.field({
    type: UploadPageType,
    nullable: true,
    access: reading,
    cost: 'dear',
    description: 'The files of the team, newest first, with where each is used. For staff.',
    args: {
      kind: t.arg({ type: UploadKindEnum }),
      query: t.arg.string({ defaultValue: '', description: 'A part of the name.' }),
      unused: t.arg.boolean({ defaultValue: false, description: 'Only those that nothing uses.' }),
      after: t.arg.string({ description: 'Where the next page begins.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { kind, query, unused, after, count }, ctx) =>
      listUploads(asStaff(ctx), {
        kind: kind ?? null,
        query: query ?? '',
        unused: unused ?? false,
        after: after ?? null,
        count: count ?? 50,
      }),
  }),
  getUpload: t.field({
    type: UploadObject,
    nullable: true,
    access: reading,
    cost: 'dear',
    description: 'A file of the team with where it is used. For staff.',
    args: { uploadId: t.arg.id({ required: true }) },
    resolve: async (_root, { uploadId }, ctx) => valueOf(await getUpload(asStaff(ctx), uploadId)),
  }),
}));

builder.mutationFields((t) => ({
  startUpload: t.field({
    type: StartedUploadType,
    nullable: true,
    access: writing,
    description: 'A form for one file; what arrives by it is checked by finishUpload. For staff.',
    args: {
      kind: t.arg({ type: UploadKindEnum, required: true }),
      fileType: t.arg.string({
        required: true,
        description: 'image/png, image/jpeg, image/gif, image/webp; application/pdf.',
      }),
      fileName: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, ctx) => payloadOf(await startUpload(asStaff(ctx), args)),
  }),
  finishUpload: t.field({
    type: FinishedUploadType,
    nullable: true,
    access: writing,
    description: 'Checks the file that has arrived and publishes what is made of it. For staff.',
    args: { uploadId: t.arg.id({ required: true }) },
    resolve: async (_root, { uploadId }, ctx) => {
      const finished = await finishUpload(asStaff(ctx), uploadId);
      return payloadOf(finished.ok ? { ok: true, value: { upload: finished.value } } : finished);
    },
  }),
  removeUpload: t.field({
    type: RemovedUploadType,
    nullable: true,
    access: writing,
    description: 'Removes a file that nothing uses. For staff.',
    args: {
      uploadId: t.arg.id({ required: true }),
      reason: t.arg.string({ defaultValue: '', description: 'Kept in the audit log.' }),
    },
    resolve: async (_root, { uploadId, reason }, ctx) =>
      payloadOf(await removeUpload(asStaff(ctx), { uploadId, reason: reason ?? '' })),
  }),
}));
