import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { addUserSave, listCourseBookmarks, removeUserSave } from '../service/saves.ts';
import type { Bookmark, UserSave } from '../types.ts';

const SaveContentType = builder.enumType('SaveContentType', { values: ['COURSE', 'LP_USER_PICK'] as const });

const BookmarkType = builder.objectRef<Bookmark>('Bookmark').implement({
  fields: (t) => ({
    contentId: t.exposeID('contentId'),
    courseId: t.exposeID('contentId', { description: 'The same: what can be saved or picked are courses.' }),
    contentType: t.expose('contentType', { type: SaveContentType }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const UserSavePayloadType = mutationPayload<UserSave>('UserSavePayload', (t) => ({
  success: t.boolean({ resolve: ({ error }) => error === null }),
  contentId: t.exposeID('contentId', { nullable: true }),
  status: t.exposeString('status', { nullable: true }),
}));

builder.queryFields((t) => ({
  listCourseBookmarks: t.field({
    type: [BookmarkType],
    nullable: true,
    access: routeRequirement('/courses'),
    resolve: (_root, _args, ctx) => listCourseBookmarks(asMember(ctx)),
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
