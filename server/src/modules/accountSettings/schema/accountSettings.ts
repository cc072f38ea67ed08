import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { AccountLinkingResult } from '../../federation/schema/linking.ts';
import type { AccountLinking } from '../../federation/types.ts';
import { SignedInDeviceType } from '../../identity/schema/devices.ts';
import { getAccountSettings } from '../service/accountSettings.ts';
import { changePassword } from '../service/changePassword.ts';
import type { AccountSettings } from '../types.ts';

const LinkedAddressType = builder.objectRef<AccountLinking>('LinkedAddress').implement({
  fields: (t) => ({
    result: t.field({ type: AccountLinkingResult, resolve: ({ result }) => result }),
    email: t.exposeString('email', { nullable: true }),
  }),
});

const AddressBondType = builder.enumType('AddressBond', { values: ['PROVIDER', 'SEAT', 'STAFF'] as const });

const AccountSettingsType = builder.objectRef<AccountSettings>('AccountSettings').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    mayLink: t.exposeBoolean('mayLink', { description: 'Whether a second address may be linked at all.' }),
    linking: t.field({ type: LinkedAddressType, resolve: ({ linking }) => linking }),
    hasPassword: t.exposeBoolean('hasPassword', { description: 'Whether there is a password to change.' }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', {
      description: 'Whether what is proved by the password asks for a fresh sign-in in its place.',
    }),
    devices: t.expose('devices', { type: [SignedInDeviceType] }),
    addressBond: t.field({
      type: AddressBondType,
      nullable: true,
      description: 'Why the address cannot be changed; null when it can (ACT-06).',
      resolve: ({ addressBond }) => addressBond,
    }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description: 'The new address that waits for its code.',
    }),
  }),
});

const ChangePasswordPayload = mutationPayload<{ readonly success: true }>('ChangePasswordPayload', (t) => ({
  success: t.exposeBoolean('success', { nullable: true }),
}));

builder.queryField('getAccountSettings', (t) =>
  t.field({
    type: AccountSettingsType,
    nullable: true,
    access: 'member',
    description: "The caller's ways to sign in, and where they are signed in (ACT-01).",
    resolve: async (_root, _args, ctx) => valueOf(await getAccountSettings(asMember(ctx))),
  }),
);

builder.mutationFields((t) => ({
  changePassword: t.field({
    type: ChangePasswordPayload,
    nullable: true,
    access: 'member',
    description: "Changes the caller's password, and signs every other browser out.",
    args: { currentPassword: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    resolve: async (_root, args, ctx) => payloadOf(await changePassword(asMember(ctx), args)),
  }),
}));
