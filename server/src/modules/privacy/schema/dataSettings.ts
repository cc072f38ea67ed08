import { roleWords } from '@atrium/domain/access/roleWords.ts';
import { parseStaffRole } from '@atrium/domain/access/staffRoles.ts';
import { mailKinds } from '@atrium/domain/privacy/mailKinds.ts';
import { erasureGraceWords } from '@atrium/domain/privacy/terms.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { requestDataDownload } from '../service/dataExports.ts';
import { chooseMail, getDataSettings } from '../service/dataSettings.ts';
import { cancelErasure, requestErasure } from '../service/erasure.ts';
import type { DataDownload, DataSettings, Erasure, Look } from '../types.ts';

const MailKindEnum = builder.enumType('MailKind', { values: mailKinds });

const MailChoiceType = builder.objectRef<DataSettings['mailChoices'][number]>('MailChoice').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: MailKindEnum }),
    isWanted: t.exposeBoolean('isWanted'),
  }),
});

const DataDownloadType = builder.objectRef<DataDownload>('DataDownload').implement({
  fields: (t) => ({
    requestedAt: t.string({ resolve: ({ requestedAt }) => String(requestedAt) }),
    expiresAt: t.string({
      nullable: true,
      description: 'Null while it is being made.',
      resolve: ({ expiresAt }) => (expiresAt === null ? null : String(expiresAt)),
    }),
    path: t.exposeString('path', { nullable: true, isSecret: true, description: 'Where its owner downloads it.' }),
  }),
});

const ErasureType = builder.objectRef<Erasure>('Erasure').implement({
  fields: (t) => ({
    requestedAt: t.string({ resolve: ({ requestedAt }) => String(requestedAt) }),
    dueAt: t.string({ resolve: ({ dueAt }) => String(dueAt) }),
  }),
});

const LookType = builder.objectRef<Look>('SupportLook').implement({
  description: 'Somebody of the team saw the pages of the account as its owner does (STF-06).',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'Null of somebody who has left.' }),
    role: t.string({
      description: 'What the role is called.',
      resolve: ({ role }) => roleWords[parseStaffRole(role) ?? 'support'].name,
    }),
    reason: t.exposeString('reason'),
    beganAt: t.string({ resolve: ({ beganAt }) => String(beganAt) }),
    endedAt: t.string({
      nullable: true,
      description: 'Null while it is on.',
      resolve: ({ endedAt }) => (endedAt === null ? null : String(endedAt)),
    }),
  }),
});

const DataSettingsType = builder.objectRef<DataSettings>('DataSettings').implement({
  fields: (t) => ({
    mailChoices: t.expose('mailChoices', { type: [MailChoiceType] }),
    download: t.field({ type: DataDownloadType, nullable: true, resolve: ({ download }) => download }),
    erasure: t.field({ type: ErasureType, nullable: true, resolve: ({ erasure }) => erasure }),
    looks: t.expose('looks', { type: [LookType], description: 'The last first; no more than twenty.' }),
    hasSubscription: t.exposeBoolean('hasSubscription', {
      description: 'An erasure waits until the subscription has ended.',
    }),
  }),
});

const MailChoicesPayload = mutationPayload<Pick<DataSettings, 'mailChoices'>>('MailChoicesPayload', (t) => ({
  mailChoices: t.field({
    type: [MailChoiceType],
    nullable: true,
    resolve: ({ mailChoices }) => (mailChoices ? [...mailChoices] : null),
  }),
}));

const DataDownloadPayload = mutationPayload<{ readonly download: DataDownload }>('DataDownloadPayload', (t) => ({
  download: t.field({ type: DataDownloadType, nullable: true, resolve: ({ download }) => download ?? null }),
}));

const ErasurePayload = mutationPayload<{ readonly erasure: Erasure | null }>('ErasurePayload', (t) => ({
  erasure: t.field({ type: ErasureType, nullable: true, resolve: ({ erasure }) => erasure ?? null }),
}));

builder.queryField('getDataSettings', (t) =>
  t.field({
    type: DataSettingsType,
    nullable: true,
    access: 'member',
    description: 'Which mails the caller gets, and what they asked for about their data (ACT-03 to ACT-05).',
    resolve: async (_root, _args, ctx) => valueOf(await getDataSettings(asMember(ctx))),
  }),
);

builder.mutationFields((t) => ({
  saveMailChoice: t.field({
    type: MailChoicesPayload,
    nullable: true,
    access: 'member',
    description: 'Says whether the caller gets one kind of mail (ACT-03).',
    args: { kind: t.arg({ type: MailKindEnum, required: true }), isWanted: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, ctx) => payloadOf(await chooseMail(asMember(ctx), args)),
  }),
  requestDataDownload: t.field({
    type: DataDownloadPayload,
    nullable: true,
    access: 'member',
    description: "Asks for a copy of the caller's data; a mail says when it is ready (ACT-04).",
    resolve: async (_root, _args, ctx) => payloadOf(await requestDataDownload(asMember(ctx))),
  }),
  requestErasure: t.field({
    type: ErasurePayload,
    nullable: true,
    access: 'member',
    description: `Asks for the erasure of the caller's account in ${erasureGraceWords}, with the password where there is one (ACT-05).`,
    args: { password: t.arg.string() },
    resolve: async (_root, { password }, ctx) => payloadOf(await requestErasure(asMember(ctx), password ?? null)),
  }),
  cancelErasure: t.field({
    type: ErasurePayload,
    nullable: true,
    access: 'member',
    description: "Keeps the caller's account after all (ACT-05).",
    resolve: async (_root, _args, ctx) => payloadOf(await cancelErasure(asMember(ctx))),
  }),
}));
