import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { VideoChapterType } from '../../progress/schema/videos.ts';
import { listCaseStudies, saveCaseStudyViewing } from '../service/caseStudies.ts';
import type { CaseStudy, CaseStudyList, CaseStudyVideo, SavedCaseStudyViewing } from '../types.ts';

const CaseStudyVideoType = builder.objectRef<CaseStudyVideo>('CaseStudyVideo').implement({
  fields: (t) => ({
    videoId: t.exposeID('videoId'),
    duration: t.exposeFloat('duration'),
    thumbnailUrl: t.exposeString('thumbnailUrl'),
    isSilent: t.exposeBoolean('isSilent', { description: 'Nobody speaks in it: its words are read.' }),
    chapters: t.expose('chapters', { type: [VideoChapterType] }),
    manifestUrl: t.exposeString('manifestUrl', { description: 'Signed for the caller.' }),
    expiresAt: t.exposeString('expiresAt'),
  }),
});
const CaseStudyStatusEnum = builder.enumType('CaseStudyStatus', { values: ['DRAFT', 'PUBLISHED'] as const });
const CaseStudyType = builder.objectRef<CaseStudy>('CaseStudy').implement({
  fields: (t) => ({
    caseStudyId: t.exposeID('caseStudyId'),
    title: t.exposeString('title'),
    publishedAt: t.exposeString('publishedAt'),
    coverImageUrl: t.exposeString('coverImageUrl'),
    bodyText: t.exposeString('bodyText', { description: 'Sanitized HTML.' }),
    video: t.expose('video', { type: CaseStudyVideoType, nullable: true }),
    status: t.expose('status', { type: CaseStudyStatusEnum }),
  }),
});
const CaseStudyListType = builder.objectRef<CaseStudyList>('CaseStudyList').implement({
  fields: (t) => ({
    list: t.expose('list', { type: [CaseStudyType] }),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: 'Null on the last page.' }),
  }),
});

builder.queryField('listCaseStudies', (t) =>
  t.field({
    type: CaseStudyListType,
    nullable: true,
    access: routeRequirement('/insights'),
    description: 'Published insights, newest first; with `caseStudyId` only that one.',
    args: {
      caseStudyId: t.arg.id(),
      query: t.arg.string({ description: 'A part of the name.' }),
      after: t.arg.int({ defaultValue: 0 }),
      count: t.arg.int({ defaultValue: 24 }),
    },
    resolve: async (_root, { caseStudyId, query, after, count }, ctx) =>
      valueOf(
        await listCaseStudies(asMember(ctx), {
          caseStudyId: caseStudyId ?? null,
          query: query ?? '',
          after: after ?? 0,
          count: count ?? 24,
        }),
      ),
  }),
);

const SaveCaseStudyViewingInput = builder.inputType('SaveCaseStudyViewingInput', {
  fields: (t) => ({
    caseStudyId: t.id({ required: true }),
    viewingKey: t.string({ required: true, description: 'Made by the caller, one for each sitting.' }),
    playingSeconds: t.float({ required: true, description: 'Played in this sitting so far.' }),
    maxPlayhead: t.float({ required: true }),
  }),
});
const SaveCaseStudyViewingPayload = mutationPayload<SavedCaseStudyViewing>('SaveCaseStudyViewingPayload', (t) => ({
  playingSeconds: t.exposeFloat('playingSeconds', { nullable: true }),
  maxPlayhead: t.exposeFloat('maxPlayhead', { nullable: true }),
}));

builder.mutationField('saveCaseStudyViewing', (t) =>
  t.field({
    type: SaveCaseStudyViewingPayload,
    nullable: true,
    access: routeRequirement('/insights/{insightId}'),
    description: 'How far the video of an insight was watched; a repeated or late report changes nothing.',
    args: { input: t.arg({ type: SaveCaseStudyViewingInput, required: true }) },
    resolve: async (_root, { input }, ctx) => payloadOf(await saveCaseStudyViewing(asMember(ctx), input)),
  }),
);
