import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { endDevice, endOtherDevices, type DevicesLeft } from '../service/devices.ts';
import type { SignedInDevice } from '../types.ts';

export const SignedInDeviceType = builder.objectRef<SignedInDevice>('SignedInDevice').implement({
  fields: (t) => ({
    sid: t.id({
      description: 'Of the sign-in that was used last; in support mode the kind of browser, which ends nothing.',
      resolve: ({ sid, device }, _args, ctx) => (ctx.preview === undefined ? sid : device),
    }),
    signIns: t.exposeInt('signIns', {
      description: 'How many sign-ins by this kind of browser there are; this browser is a row of its own.',
    }),
    device: t.exposeString('device', { description: 'Its browser and system, such as "Chrome on Windows".' }),
    signedInAt: t.string({ resolve: ({ signedInAt }) => String(signedInAt) }),
    lastUsedAt: t.string({ resolve: ({ lastUsedAt }) => String(Math.floor(lastUsedAt)) }),
    isThis: t.exposeBoolean('isThis', { description: 'Whether it sent this request.' }),
  }),
});

const DevicesPayload = mutationPayload<DevicesLeft>('DevicesPayload', (t) => ({
  devices: t.field({
    type: [SignedInDeviceType],
    nullable: true,
    description: 'Those that are still signed in.',
    resolve: ({ devices }) => (devices ? [...devices] : null),
  }),
}));

builder.mutationFields((t) => ({
  endDevice: t.field({
    type: DevicesPayload,
    nullable: true,
    access: 'member',
    description: 'Signs a row of the list out, every sign-in of it.',
    args: { sid: t.arg.id({ required: true }) },
    resolve: async (_root, { sid }, ctx) => payloadOf(await endDevice(asMember(ctx), sid)),
  }),
  endOtherDevices: t.field({
    type: DevicesPayload,
    nullable: true,
    access: 'member',
    description: 'Signs every browser of the caller out but this one.',
    resolve: async (_root, _args, ctx) => payloadOf(await endOtherDevices(asMember(ctx))),
  }),
}));
