import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { saveAttendance } from '../service/staff/saveAttendance.ts';

builder.mutationField('saveAttendance', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'attendance.write' },
    description: 'Says whether members were in a meeting of a live session. For staff.',
    args: {
      sessionId: t.arg.id({ required: true }),
      meetingNumber: t.arg.int({ required: true }),
      userIds: t.arg.idList({ description: 'At most 50; without it everybody who is enrolled, who were there.' }),
      wasThere: t.arg.boolean({ required: true }),
      ...actArgs(t),
    },
    resolve: async (_root, { sessionId, meetingNumber, userIds, wasThere, ...args }, ctx) => {
      const staff = asStaff(ctx);
      const marked = { sessionId, meetingNumber, memberIds: userIds ?? null, wasThere };
      return payloadOf(await saveAttendance(staff, staffAct(staff, args), marked));
    },
  }),
);
