import { refuse } from '@atrium/domain/errors.ts';
import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import type { StaffChange } from '../../../base/staffChange.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { mailAgain } from '../service/staff/mailAgain.ts';
import { sendMailAgain } from '../service/staff/sendMailAgain.ts';
import { stopMail } from '../service/staff/stopMail.ts';

/** The number of a mail; 0, which none has, for what is no number. */
const readMailId = (mailId: string): number => (/^\d{1,15}$/.test(mailId) ? Number(mailId) : 0);

builder.mutationFields((t) => ({
  stopMail: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'mail.write' },
    description: 'Withdraws a mail that has not left. For staff.',
    args: { mailId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { mailId, ...args }, ctx) =>
      payloadOf(await stopMail(staffAct(asStaff(ctx), args), { mailId: readMailId(mailId) })),
  }),
  mailAgain: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'mail.write' },
    description: 'Mails somebody again whose address was given up. For staff.',
    args: {
      userId: t.arg.id({ description: 'Whose address it is.' }),
      mailId: t.arg.id({ description: 'In its place, a mail to somebody who may have no account.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { userId, mailId, ...args }, ctx) => {
      const isOfMail = typeof mailId === 'string';
      if (isOfMail === (typeof userId === 'string'))
        return payloadOf<StaffChange>(refuse('INVALID_INPUT', { reason: 'A person or a mail is needed, not both.' }));
      const whose = isOfMail ? { mailId: readMailId(mailId) } : { memberId: userId ?? '' };
      return payloadOf(await mailAgain(staffAct(asStaff(ctx), args), whose));
    },
  }),
  sendMailAgain: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'mail.write' },
    description: 'Sends a mail once more that failed or was sent. For staff.',
    args: { mailId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { mailId, ...args }, ctx) =>
      payloadOf(await sendMailAgain(staffAct(asStaff(ctx), args), { mailId: readMailId(mailId) })),
  }),
}));
