import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { listFlagSettings } from '../service/listFlagSettings.ts';
import { changeFlag } from '../service/staff/changeFlag.ts';
import type { FlagSetting } from '../types.ts';

const FlagSettingType = builder.objectRef<FlagSetting>('FlagSetting').implement({
  description: 'A flag with the rule by which people have it.',
  fields: (t) => ({
    flag: t.exposeString('flag'),
    about: t.exposeString('about', { description: 'What it does.' }),
    isSet: t.exposeBoolean('isSet', { description: 'False while nobody has set it.' }),
    isElsewhere: t.exposeBoolean('isElsewhere', {
      description: 'A file or a service of the installation sets it, which precedes the rule.',
    }),
    defaultValue: t.field({ type: 'JSON', nullable: true, resolve: ({ defaultValue }) => defaultValue }),
    targets: t.field({
      type: 'JSON',
      description: 'The first that somebody is in gives them its value.',
      resolve: ({ targets }) => targets,
    }),
    version: t.exposeString('version'),
  }),
});

builder.queryField('listFlags', (t) =>
  t.field({
    type: [FlagSettingType],
    nullable: true,
    access: { staff: 'flag.read' },
    description: 'Every flag of the product with its rule. For staff.',
    resolve: (_root, _args, ctx) => listFlagSettings(asStaff(ctx)),
  }),
);

builder.mutationField('saveFlag', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'flag.write' },
    description: 'Saves the rule of a flag. For staff.',
    args: {
      flag: t.arg.string({ required: true }),
      defaultValue: t.arg({ type: 'JSON', description: 'For everybody in none of the targets.' }),
      targets: t.arg({ type: 'JSON', required: true, description: 'People may be named by their addresses.' }),
      version: t.arg.string({ required: true, description: 'Of the rule that was seen.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { flag, defaultValue, targets, version, ...args }, ctx) =>
      payloadOf(await changeFlag(staffAct(asStaff(ctx), args), { flag, defaultValue, targets, version })),
  }),
);
