import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { listAnnounced } from '../service/sessionPeople.ts';
import { announceToSession, stopAnnouncement } from '../service/staff/announceToSession.ts';
import type { Announced } from '../types.ts';

const millis = (at: number | null): string | null => (at === null ? null : String(at));

const SessionAnnouncementType = builder.objectRef<Announced>('SessionAnnouncement').implement({
  description: 'A mail of the team to everybody who is enrolled in a session.',
  fields: (t) => ({
    announcementId: t.exposeID('announcementId'),
    subject: t.exposeString('subject'),
    text: t.exposeString('text'),
    writtenBy: t.exposeString('writtenBy'),
    writtenAt: t.string({ description: 'A millisecond string.', resolve: ({ writtenAt }) => String(writtenAt) }),
    leavesAt: t.string({
      nullable: true,
      description: 'While it waits, a millisecond string.',
      resolve: ({ leavesAt }) => millis(leavesAt),
    }),
    sentAt: t.string({
      nullable: true,
      description: 'When all of it had left, a millisecond string.',
      resolve: ({ sentAt }) => millis(sentAt),
    }),
    stoppedAt: t.string({
      nullable: true,
      description: 'A millisecond string.',
      resolve: ({ stoppedAt }) => millis(stoppedAt),
    }),
    mailed: t.exposeInt('mailed', { description: 'To how many it was sent so far.' }),
  }),
});

builder.queryField('listSessionAnnouncements', (t) =>
  t.field({
    type: [SessionAnnouncementType],
    nullable: true,
    access: { staff: 'enrollment.read' },
    description: 'What was written to everybody who is enrolled in a session, the newest first. For staff.',
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: async (_root, { sessionId }, ctx) => valueOf(await listAnnounced(asStaff(ctx), sessionId)),
  }),
);

builder.mutationFields((t) => ({
  announceToSession: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'announcement.write' },
    description: 'Mails everybody who is enrolled in a live session, after ten minutes. For staff.',
    args: {
      sessionId: t.arg.id({ required: true }),
      announcementId: t.arg.id({ required: true, description: 'A new id, so that it is sent once.' }),
      subject: t.arg.string({ required: true }),
      text: t.arg.string({ required: true, description: 'Empty lines divide its paragraphs.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { sessionId, announcementId, subject, text, ...args }, ctx) => {
      const staff = asStaff(ctx);
      const written = { sessionId, announcementId, subject, text };
      return payloadOf(await announceToSession(staff, staffAct(staff, args), written));
    },
  }),
  stopAnnouncement: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'announcement.write' },
    description: 'Stops an announcement that has not left. For staff.',
    args: { announcementId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { announcementId, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await stopAnnouncement(staff, staffAct(staff, args), { announcementId }));
    },
  }),
}));
