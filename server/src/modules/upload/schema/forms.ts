import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { createSignedUploadUrl } from '../service/profilePictures.ts';
import type { SignedUpload, StartedUpload } from '../types.ts';

const UploadTypeEnum = builder.enumType('UploadType', { values: ['profileImage'] as const });
const UploadFieldType = builder.objectRef<SignedUpload['fields'][number]>('UploadField').implement({
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const optional = { nullable: true } as const;
const posted = 'Posted as multipart/form-data to the address, in this order, followed by the file as `file`.';

const SignedUploadType = mutationPayload<SignedUpload>('SignedUpload', (t) => ({
  url: t.exposeString('url', optional),
  fields: t.field({
    type: [UploadFieldType],
    nullable: true,
    description: posted,
    resolve: ({ fields }) => (fields === null || fields === undefined ? null : [...fields]),
  }),
  key: t.exposeString('key', optional),
  imageUrl: t.exposeString('imageUrl', { nullable: true, description: 'What to save as profileImageUrl.' }),
}));

export const StartedUploadType = mutationPayload<StartedUpload>('StartedUpload', (t) => ({
  uploadId: t.exposeID('uploadId', optional),
  url: t.exposeString('url', optional),
  fields: t.field({
    type: [UploadFieldType],
    nullable: true,
    description: posted,
    resolve: ({ fields }) => (fields === null || fields === undefined ? null : [...fields]),
  }),
}));

builder.mutationField('createSignedUploadUrl', (t) =>
  t.field({
    type: SignedUploadType,
    nullable: true,
    access: routeRequirement('/member-directory/{userId}/edit'),
    args: {
      uploadType: t.arg({ type: UploadTypeEnum, required: true }),
      fileType: t.arg.string({ required: true, description: 'image/png, image/jpeg or image/gif.' }),
    },
    resolve: async (_root, { fileType }, ctx) => payloadOf(await createSignedUploadUrl(asMember(ctx), fileType)),
  }),
);
