import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { filmFaults } from '@atrium/domain/film/film.ts';
import { asMember, asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { listWantedRecordings } from '../service/listWantedRecordings.ts';
import { openRecording } from '../service/openRecording.ts';
import { removeRecording, saveRecording } from '../service/staff/saveRecording.ts';
import type { OpenedRecording, WantedRecording } from '../types.ts';

const OpenRecordingPayload = mutationPayload<OpenedRecording>('OpenRecordingPayload', (t) => ({
  title: t.exposeString('title', { nullable: true, description: 'Of the class.' }),
  duration: t.exposeFloat('duration', { nullable: true, description: 'Seconds.' }),
  posterUrl: t.exposeString('posterUrl', { nullable: true }),
  manifestUrl: t.exposeString('manifestUrl', { nullable: true }),
  expiresAt: t.exposeString('expiresAt', { nullable: true, description: 'A millisecond string.' }),
}));

const WantedRecordingType = builder.objectRef<WantedRecording>('WantedRecording').implement({
  description: 'A class that is over and has no recording yet, or one that could not be made.',
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    meetingNumber: t.exposeInt('meetingNumber'),
    title: t.exposeString('title', { description: 'Of the session.' }),
    meetingTitle: t.exposeString('meetingTitle'),
    endAt: t.string({ description: 'A millisecond string.', resolve: ({ endAt }) => String(endAt) }),
    message: t.string({
      nullable: true,
      description: 'Why its film could not be made; null where none was given.',
      resolve: ({ fault }) => (fault === null ? null : filmFaults[fault]),
    }),
  }),
});

builder.queryField('listWantedRecordings', (t) =>
  t.field({
    type: [WantedRecordingType],
    nullable: true,
    access: { staff: 'recording.write' },
    description: 'Classes of the last days whose recording members still wait for. For staff.',
    resolve: (_root, _args, ctx) => listWantedRecordings(asStaff(ctx)),
  }),
);

builder.mutationFields((t) => ({
  openRecording: t.field({
    type: OpenRecordingPayload,
    nullable: true,
    access: contentRequirement,
    description: 'Requests a signed manifest of a film that is the recording of a class, valid for ten minutes.',
    args: { sessionId: t.arg.id({ required: true }), meetingNumber: t.arg.int({ required: true }) },
    resolve: async (_root, args, ctx) => payloadOf(await openRecording(asMember(ctx), args)),
  }),
  saveRecording: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'recording.write' },
    description: 'Gives a class that is over its recording: a link, or a film that was uploaded. For staff.',
    args: {
      sessionId: t.arg.id({ required: true }),
      meetingNumber: t.arg.int({ required: true }),
      url: t.arg.string(),
      filmId: t.arg.id(),
      ...actArgs(t),
    },
    resolve: async (_root, { sessionId, meetingNumber, url, filmId, ...args }, ctx) => {
      const staff = asStaff(ctx);
      const given = { sessionId, meetingNumber, url: url ?? null, filmId: filmId ?? null };
      return payloadOf(await saveRecording(staff, staffAct(staff, args), given));
    },
  }),
  removeRecording: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'recording.write' },
    description: 'Takes the recording of a class away. For staff.',
    args: { sessionId: t.arg.id({ required: true }), meetingNumber: t.arg.int({ required: true }), ...actArgs(t) },
    resolve: async (_root, { sessionId, meetingNumber, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await removeRecording(staff, staffAct(staff, args), { sessionId, meetingNumber }));
    },
  }),
}));
