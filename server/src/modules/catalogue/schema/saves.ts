import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { asMember } from '../../../base/context.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { addUserSave, getPageContent, listCourseBookmarks, removeUserSave } from '../service/saves.ts';
import type { Bookmark, PageContent, UserSave } from '../types.ts';

const SaveContentType = builder.enumType('SaveContentType', { values: ['COURSE', 'LP_USER_PICK'] as const });
export const PublishStatusEnum = builder.enumType('PublishStatus', { values: ['ACTIVE', 'DRAFT'] as const });

const BookmarkType = builder.objectRef<Bookmark>('Bookmark').implement({
  fields: (t) => ({
    contentId: t.exposeID('contentId'),
    contentType: t.expose('contentType', { type: SaveContentType }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const UserSavePayloadType = mutationPayload<UserSave>('UserSavePayload', (t) => ({
  success: t.boolean({ resolve: ({ error }) => error === null }),
  contentId: t.exposeID('contentId', { nullable: true }),
  status: t.exposeString('status', { nullable: true }),
}));

const PageContentType = builder.objectRef<PageContent>('PageContent').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    langCode: t.exposeString('langCode'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
  }),
});

builder.queryFields((t) => ({
  listCourseBookmarks: t.field({
    type: [BookmarkType],
    nullable: true,
    access: routeRequirement('/courses'),
    resolve: (_root, _args, ctx) => listCourseBookmarks(asMember(ctx)),
  }),
  getPageContent: t.field({
    type: PageContentType,
    nullable: true,
    access: 'member',
    args: {
      slug: t.arg.string({ required: true }),
      langCode: t.arg.string({ defaultValue: 'en' }),
      publishStatuses: t.arg({ type: [PublishStatusEnum], defaultValue: ['ACTIVE'] }),
    },
    resolve: async (_root, { slug, langCode, publishStatuses }, ctx) =>
      valueOf(
        await getPageContent(asMember(ctx), {
          slug,
          langCode: langCode ?? 'en',
          publishStatuses: publishStatuses ?? ['ACTIVE'],
        }),
      ),
  }),
}));

builder.mutationFields((t) => ({
  addUserSave: t.field({
    type: UserSavePayloadType,
    nullable: true,
    access: routeRequirement('/courses'),
    args: { contentId: t.arg.id({ required: true }), contentType: t.arg({ type: SaveContentType, required: true }) },
    resolve: async (_root, save, ctx) => payloadOf(await addUserSave(asMember(ctx), save)),
  }),
  removeUserSave: t.field({
    type: UserSavePayloadType,
    nullable: true,
    access: routeRequirement('/courses'),
    args: { contentId: t.arg.id({ required: true }), contentType: t.arg({ type: SaveContentType, required: true }) },
    resolve: async (_root, save, ctx) => payloadOf(await removeUserSave(asMember(ctx), save)),
  }),
}));
