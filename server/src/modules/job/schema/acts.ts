import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { stopJob } from '../service/staff/stopJob.ts';
import { tryJobAgain } from '../service/staff/tryJobAgain.ts';

/** The number of a job; 0, which none has, for what is no number. */
const readJobId = (jobId: string): number => (/^\d{1,15}$/.test(jobId) ? Number(jobId) : 0);

builder.mutationFields((t) => ({
  tryJobAgain: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'job.write' },
    description: 'Has a background job that failed, was given up or was stopped run at once. For staff.',
    args: { jobId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { jobId, ...args }, ctx) =>
      payloadOf(await tryJobAgain(staffAct(asStaff(ctx), args), { jobId: readJobId(jobId) })),
  }),
  stopJob: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'job.write' },
    description: 'Has a background job that does not run be tried no more. For staff.',
    args: { jobId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { jobId, ...args }, ctx) =>
      payloadOf(await stopJob(staffAct(asStaff(ctx), args), { jobId: readJobId(jobId) })),
  }),
}));
