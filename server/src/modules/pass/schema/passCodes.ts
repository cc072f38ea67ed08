import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { getPassCodes } from '../service/staff/getPassCodes.ts';
import { endCodes, makeCodes } from '../service/staff/passCodes.ts';
import type { MadeCodes, PassCodeBatch, PassCodes } from '../types.ts';

const millis = (at: number | null): string | null => (at === null ? null : String(at));

const PassCodeBatchType = builder.objectRef<PassCodeBatch>('PassCodeBatch').implement({
  description: 'One-time codes of a pass that were made together.',
  fields: (t) => ({
    batchId: t.exposeID('batchId', { nullable: true, description: 'Null for those of before batches were kept.' }),
    size: t.exposeInt('size'),
    used: t.exposeInt('used'),
    madeAt: t.string({ nullable: true, resolve: ({ madeAt }) => millis(madeAt) }),
    madeByName: t.exposeString('madeByName', { nullable: true }),
    endedAt: t.string({ nullable: true, resolve: ({ endedAt }) => millis(endedAt) }),
    endedByName: t.exposeString('endedByName', { nullable: true }),
  }),
});

const PassCompanyOfTeamType = builder.objectRef<NonNullable<PassCodes['company']>>('PassCompanyOfTeam').implement({
  fields: (t) => ({ companyId: t.exposeID('companyId'), name: t.exposeString('name') }),
});

const PassCodesType = builder.objectRef<PassCodes>('PassCodes').implement({
  description: 'The one-time codes of a pass, without the codes, of which only hashes are kept.',
  fields: (t) => ({
    passId: t.exposeID('passId'),
    code: t.exposeString('code'),
    timeZone: t.exposeString('timeZone'),
    company: t.field({ type: PassCompanyOfTeamType, nullable: true, resolve: ({ company }) => company }),
    hasOneTimeCodes: t.exposeBoolean('hasOneTimeCodes'),
    batches: t.field({ type: [PassCodeBatchType], resolve: ({ batches }) => [...batches] }),
  }),
});

const MakePassCodesPayload = mutationPayload<MadeCodes>('MakePassCodesPayload', (t) => ({
  lines: t.stringList({ nullable: true, resolve: ({ lines }) => (lines ? [...lines] : null) }),
  codes: t.stringList({
    nullable: true,
    description: 'Each for one person. A repeated press is told the same ones for ten minutes.',
    resolve: ({ codes }) => (codes ? [...codes] : null),
  }),
}));

builder.queryField('getPassCodes', (t) =>
  t.field({
    type: PassCodesType,
    nullable: true,
    access: { staff: 'pass.read' },
    args: { passId: t.arg.id({ required: true }) },
    resolve: async (_root, { passId }, ctx) => valueOf(await getPassCodes(asStaff(ctx), passId)),
  }),
);

builder.mutationFields((t) => ({
  makePassCodes: t.field({
    type: MakePassCodesPayload,
    nullable: true,
    access: { staff: 'passCode.write' },
    description: 'Makes one-time codes of a pass. For staff.',
    args: {
      passId: t.arg.id({ required: true }),
      batchId: t.arg.id({ required: true, description: 'A UUID of the press.' }),
      count: t.arg.int({ required: true }),
      ...actArgs(t),
    },
    resolve: async (_root, { reason, dryRun, ...input }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await makeCodes(staffAct(staff, { reason, dryRun }), staff, input));
    },
  }),
  endPassCodes: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'pass.write' },
    description: 'Ends the one-time codes of a batch that nobody has used. For staff.',
    args: { passId: t.arg.id({ required: true }), batchId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { reason, dryRun, ...input }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await endCodes(staffAct(staff, { reason, dryRun }), staff, input));
    },
  }),
}));
