import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { searchLessons } from '../service/searchLessons.ts';
import type { LessonHit, LessonHits, SentencePart } from '../types.ts';

const SentencePartType = builder.objectRef<SentencePart>('SentencePart').implement({
  fields: (t) => ({ text: t.exposeString('text'), found: t.exposeBoolean('found') }),
});
const LessonHitType = builder.objectRef<LessonHit>('LessonHit').implement({
  description: 'A video in which the words are said, with the best sentence and the second at which it begins.',
  fields: (t) => ({
    topLevelId: t.exposeID('topLevelId'),
    groupId: t.exposeID('groupId'),
    videoContentId: t.exposeID('videoContentId'),
    videoId: t.exposeID('videoId'),
    sourceType: t.exposeString('sourceType', { description: 'ON_DEMAND or SESSION.' }),
    courseType: t.exposeString('courseType'),
    courseTitle: t.exposeString('courseTitle'),
    title: t.exposeString('title'),
    thumbnailUrl: t.exposeString('thumbnailUrl'),
    duration: t.exposeFloat('duration'),
    startSeconds: t.exposeFloat('startSeconds'),
    sentence: t.expose('sentence', { type: [SentencePartType] }),
  }),
});
const LessonHitsType = builder.objectRef<LessonHits>('LessonHits').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [LessonHitType] }),
    total: t.exposeInt('total'),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: 'Null on the last page.' }),
  }),
});

builder.queryField('searchLessons', (t) =>
  t.field({
    cost: 'dear',
    type: LessonHitsType,
    nullable: true,
    access: contentRequirement,
    description: 'The videos that the caller may open in which the words are said.',
    args: {
      query: t.arg.string({ required: true }),
      after: t.arg.int({ defaultValue: 0 }),
      count: t.arg.int({ defaultValue: 6 }),
    },
    resolve: async (_root, { query, after, count }, ctx) =>
      valueOf(await searchLessons(asMember(ctx), { query, after: after ?? 0, count: count ?? 6 })),
  }),
);
