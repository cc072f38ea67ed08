import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { loadTrailer } from '../service/courseFacts.ts';
import type { CachedCourse } from '../service/sharedCatalogue.ts';

/** courseMeta of learning.md §3: what is set for a course and no other field of it says. */
export const CourseMetaType = builder.objectRef<CachedCourse>('CourseMeta').implement({
  fields: (t) => ({
    hideTimeAndFacultyLabels: t.boolean({ resolve: ({ card }) => card.hideTimeAndFacultyLabels }),
    badgeAsCompletion: t.boolean({ resolve: ({ card }) => card.badgeAsCompletion }),
    showHiddenSessionEnrollOptions: t.boolean({
      resolve: ({ courseMeta }) => courseMeta.showHiddenSessionEnrollOptions ?? false,
    }),
    topTakeaway: t.string({ resolve: ({ courseMeta }) => courseMeta.topTakeaway ?? '' }),
    whoWillBenefit: t.stringList({ resolve: ({ courseMeta }) => [...(courseMeta.whoWillBenefit ?? [])] }),
    whatYouWillLeaveWith: t.stringList({ resolve: ({ courseMeta }) => [...(courseMeta.whatYouWillLeaveWith ?? [])] }),
    sprintTrailerJwPlayerFileId: t.string({
      nullable: true,
      description: 'The key of the trailer at the media host, which plays it only by a signed address.',
      resolve: async ({ courseId }, _args, ctx) => (await loadTrailer(asMember(ctx), courseId))?.externalKey ?? null,
    }),
    sprintTrailerCoverImageUrl: t.string({
      nullable: true,
      resolve: async ({ courseId }, _args, ctx) => (await loadTrailer(asMember(ctx), courseId))?.thumbnailUrl ?? null,
    }),
    courseSyllabusUrl: t.string({
      nullable: true,
      resolve: ({ courseMeta }) => safeLink(courseMeta.courseSyllabusUrl ?? null),
    }),
  }),
});
