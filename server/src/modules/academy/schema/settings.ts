import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { getSetUp } from '../service/staff/getSetUp.ts';
import { readAcademyPage } from '../service/staff/readAcademyPage.ts';
import { saveAcademy } from '../service/staff/saveAcademy.ts';
import { firstMailStates, type AcademySettings, type AcademyVersion, type FixedSetting, type SetUp } from '../types.ts';

const VersionType = builder.objectRef<AcademyVersion>('AcademyVersion').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    body: t.expose('body', { type: 'JSON' }),
    savedByName: t.exposeString('savedByName'),
    savedAt: t.string({ description: 'A millisecond string.', resolve: ({ savedAt }) => String(savedAt) }),
  }),
});

const FixedType = builder.objectRef<FixedSetting>('FixedAcademySetting').implement({
  description: 'A setting that a variable of the environment sets, which wins (D93).',
  fields: (t) => ({
    field: t.exposeString('field'),
    variable: t.exposeString('variable'),
    value: t.exposeString('value'),
  }),
});

const SettingsType = builder.objectRef<AcademySettings>('AcademySettings').implement({
  description: 'Name, addresses, links and words of the academy (BEG-04).',
  fields: (t) => ({
    version: t.exposeInt('version', { description: '0: nothing was saved yet.' }),
    body: t.expose('body', { type: 'JSON' }),
    defaults: t.expose('defaults', { type: 'JSON', description: 'What holds before anything is saved.' }),
    fixed: t.expose('fixed', { type: [FixedType] }),
    versions: t.expose('versions', { type: [VersionType], description: 'The newest first.' }),
  }),
});

const FirstMailEnum = builder.enumType('FirstMailState', { values: firstMailStates });
const SetUpType = builder.objectRef<SetUp>('AcademySetUp').implement({
  description: 'What an academy has of what it needs before people can learn in it (D79).',
  fields: (t) => ({
    owners: t.exposeInt('owners'),
    hasLook: t.exposeBoolean('hasLook', { description: 'Whether somebody has saved its settings.' }),
    hasMailServer: t.exposeBoolean('hasMailServer', { description: 'Without one mails reach nobody.' }),
    firstMail: t.expose('firstMail', { type: FirstMailEnum, description: 'Of the mail to its first owner.' }),
    hasCourse: t.exposeBoolean('hasCourse'),
    hasPeople: t.exposeBoolean('hasPeople', { description: 'Whether anybody has an account who is not on the team.' }),
    sells: t.exposeBoolean('sells', { description: 'Whether payments are connected.' }),
  }),
});

builder.queryField('getAcademySetUp', (t) =>
  t.field({
    type: SetUpType,
    nullable: true,
    access: { staff: 'academy.write' },
    description: 'Null once it has a course and people.',
    resolve: (_root, _args, ctx) => getSetUp(asStaff(ctx)),
  }),
);

builder.queryField('getAcademySettings', (t) =>
  t.field({
    type: SettingsType,
    nullable: true,
    access: { staff: 'academy.read' },
    resolve: (_root, _args, ctx) => readAcademyPage(asStaff(ctx)),
  }),
);

builder.mutationField('saveAcademySettings', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'academy.write' },
    description: 'Saves the settings of the academy, which hold at once. For staff.',
    args: {
      version: t.arg.int({ required: true, description: 'The one that is changed; 0 for the first.' }),
      body: t.arg({ type: 'JSON', required: true }),
      ...actArgs(t),
    },
    resolve: async (_root, { version, body, ...args }, ctx) =>
      payloadOf(await saveAcademy({ ...staffAct(asStaff(ctx), args), academy: ctx.academy }, { version, body })),
  }),
);
