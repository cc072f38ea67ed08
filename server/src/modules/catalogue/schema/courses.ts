import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { loadCourseFacts } from '../service/courseFacts.ts';
import { getCourse } from '../service/getCourse.ts';
import { listCatalogue, searchCourses } from '../service/listCatalogue.ts';
import type {
  Catalogue,
  CourseDetail,
  FacetValue,
  Facets,
  OutlineGroup,
  OutlineVideo,
  TrailerVideo,
} from '../types.ts';
import { CourseMetaType } from './courseMeta.ts';
import { CourseCardType, CourseTypeEnum, FacultyType, MeetingType, UserSessionType } from './objects.ts';

const FacetValueType = builder.objectRef<FacetValue>('FacetValue').implement({
  fields: (t) => ({ value: t.exposeString('value'), count: t.exposeInt('count') }),
});
const FacetsType = builder.objectRef<Facets>('Facets').implement({
  description: 'Each value with its count under the choices of the other groups.',
  fields: (t) => ({
    types: t.expose('types', { type: [FacetValueType] }),
    topics: t.expose('topics', { type: [FacetValueType] }),
    stacks: t.expose('stacks', { type: [FacetValueType] }),
    difficulties: t.expose('difficulties', { type: [FacetValueType] }),
  }),
});
const CatalogueType = builder.objectRef<Catalogue>('Catalogue').implement({
  fields: (t) => ({
    courses: t.field({ type: [CourseCardType], resolve: (catalogue) => catalogue.courses() }),
    total: t.exposeInt('total'),
    nextAfter: t.exposeInt('nextAfter', { nullable: true }),
    facets: t.field({ type: FacetsType, resolve: (catalogue) => catalogue.facets() }),
    suggestions: t.field({ type: [CourseCardType], resolve: (catalogue) => catalogue.suggestions() }),
  }),
});

const OutlineVideoType = builder.objectRef<OutlineVideo>('OutlineVideo').implement({
  fields: (t) => ({
    videoId: t.exposeID('videoId'),
    title: t.exposeString('title'),
    duration: t.exposeFloat('duration'),
  }),
});
const OutlineGroupType = builder.objectRef<OutlineGroup>('OutlineGroup').implement({
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    videos: t.expose('videos', { type: [OutlineVideoType] }),
  }),
});
const TrailerVideoType = builder.objectRef<TrailerVideo>('TrailerVideo').implement({
  fields: (t) => ({
    videoId: t.exposeID('videoId'),
    title: t.exposeString('title'),
    thumbnailUrl: t.exposeString('thumbnailUrl'),
    duration: t.exposeFloat('duration'),
    isSilent: t.exposeBoolean('isSilent', { description: 'Nobody speaks in it: its words are read.' }),
    manifestUrl: t.exposeString('manifestUrl', {
      description: 'Signed; a trailer does not count against the allowance.',
    }),
  }),
});
const CourseDetailType = builder.objectRef<CourseDetail>('CourseDetail').implement({
  fields: (t) => ({
    courseId: t.id({ resolve: ({ card }) => card.courseId }),
    type: t.field({ type: CourseTypeEnum, resolve: ({ card }) => card.courseType }),
    title: t.string({ resolve: ({ card }) => card.title }),
    subtitle: t.string({ resolve: ({ card }) => card.subtitle }),
    description: t.string({ resolve: ({ card }) => card.description }),
    coverImageUrl: t.string({ resolve: ({ card }) => card.coverImageUrl }),
    courseRating: t.float({ nullable: true, resolve: ({ card }) => card.courseRating }),
    faculties: t.field({ type: [FacultyType], resolve: ({ card }) => [...card.faculty] }),
    courseMeta: t.field({
      type: CourseMetaType,
      resolve: async ({ card }, _args, ctx) => (await loadCourseFacts(asMember(ctx), card.courseId)).course,
    }),
    card: t.expose('card', { type: CourseCardType }),
    whoWillBenefit: t.exposeStringList('whoWillBenefit'),
    whatYouWillLeaveWith: t.exposeStringList('whatYouWillLeaveWith'),
    topTakeaway: t.exposeString('topTakeaway'),
    courseSyllabusUrl: t.string({ nullable: true, resolve: (of) => safeLink(of.courseSyllabusUrl) }),
    trailer: t.expose('trailer', { type: TrailerVideoType, nullable: true }),
    showHiddenSessionEnrollOptions: t.exposeBoolean('showHiddenSessionEnrollOptions'),
    sessions: t.expose('sessions', { type: [UserSessionType] }),
    meetings: t.expose('meetings', { type: [MeetingType] }),
    outline: t.expose('outline', {
      type: [OutlineGroupType],
      description: 'Lessons on demand: all of them with access, else those that a preview shows.',
    }),
    lessonCount: t.exposeInt('lessonCount', { description: 'All lessons on demand, in the outline or not.' }),
    lessonSeconds: t.exposeFloat('lessonSeconds', { description: 'What all lessons on demand take.' }),
  }),
});

const CourseHitType = builder.objectRef<{ courseId: string; score: number }>('CourseHit').implement({
  fields: (t) => ({ courseId: t.exposeID('courseId'), score: t.exposeFloat('score') }),
});

const CatalogueFilterInput = builder.inputType('CatalogueFilter', {
  fields: (t) => ({
    type: t.string({ description: 'A course type, or several separated by commas.' }),
    topics: t.stringList(),
    query: t.string(),
    stacks: t.stringList(),
    difficulties: t.stringList(),
    bookmarked: t.boolean(),
    entitled: t.boolean({
      description: "Only courses that the viewer's entitlements open, besides those in which they took part.",
    }),
  }),
});
const SearchCoursesInput = builder.inputType('SearchCoursesInput', {
  fields: (t) => ({
    query: t.string(),
    facetFilters: t.stringList({ description: "'Stack:x', 'Topic:x', 'Difficulty:x'" }),
  }),
});

builder.queryFields((t) => ({
  listCatalogue: t.field({
    cost: 'dear',
    type: CatalogueType,
    nullable: true,
    access: routeRequirement('/courses'),
    args: {
      filter: t.arg({ type: CatalogueFilterInput, required: true }),
      after: t.arg.int({ defaultValue: 0 }),
      count: t.arg.int({ defaultValue: 24 }),
    },
    resolve: async (_root, { filter, after, count }, ctx) =>
      valueOf(
        await listCatalogue(asMember(ctx), {
          filter: {
            types: (filter.type ?? '').toUpperCase().split(',').filter(Boolean),
            topics: filter.topics ?? [],
            stacks: filter.stacks ?? [],
            difficulties: filter.difficulties ?? [],
            bookmarked: filter.bookmarked ?? false,
            entitled: filter.entitled ?? false,
            query: filter.query ?? null,
          },
          after: after ?? 0,
          count: count ?? 24,
        }),
      ),
  }),
  searchCourses: t.field({
    cost: 'dear',
    type: [CourseHitType],
    nullable: true,
    access: routeRequirement('/courses'),
    args: { input: t.arg({ type: SearchCoursesInput, required: true }) },
    resolve: async (_root, { input }, ctx) =>
      valueOf(
        await searchCourses(asMember(ctx), { query: input.query ?? null, facetFilters: input.facetFilters ?? [] }),
      ),
  }),
  getCourse: t.field({
    type: CourseDetailType,
    nullable: true,
    access: routeRequirement('/courses/{courseId}'),
    args: { courseId: t.arg.id({ required: true }) },
    resolve: async (_root, { courseId }, ctx) => valueOf(await getCourse(asMember(ctx), courseId)),
  }),
}));
