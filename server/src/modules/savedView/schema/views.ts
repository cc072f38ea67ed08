import { asStaff } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { listSavedViews, removeSavedView, saveView } from '../service/views.ts';
import type { SavedView } from '../types.ts';

/** One of them opens the calls, and then the list decides. */
const anyOf = ['document.read', 'library.read', 'pass.read', 'letter.read', 'person.read'] as const;

const SavedViewType = builder.objectRef<SavedView>('SavedView').implement({
  description: 'A list of the studio with its filters and order, under a name.',
  fields: (t) => ({
    savedViewId: t.exposeID('savedViewId'),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: "Of the address, with its question mark; '' for all." }),
    isShared: t.exposeBoolean('isShared', { description: 'Whether the rest of the team has it, too.' }),
    isMine: t.exposeBoolean('isMine'),
    ownerName: t.exposeString('ownerName', { nullable: true, description: "Null for the reader's own." }),
  }),
});
const SavedViewPayload = mutationPayload<{ readonly view: SavedView }>('SavedViewPayload', (t) => ({
  view: t.expose('view', { type: SavedViewType, nullable: true }),
}));
const RemovedViewPayload = mutationPayload<object>('RemoveSavedViewPayload', () => ({}));

builder.queryField('listSavedViews', (t) =>
  t.field({
    type: [SavedViewType],
    nullable: true,
    access: { staff: anyOf },
    description: "The caller's views of a list, and those that others share. For staff.",
    args: { list: t.arg.string({ required: true, description: 'A kind of documents, or people.' }) },
    resolve: async (_root, { list }, ctx) => [...valueOf(await listSavedViews(asStaff(ctx), list))],
  }),
);
builder.mutationFields((t) => ({
  saveView: t.field({
    type: SavedViewPayload,
    nullable: true,
    access: { staff: anyOf },
    description: 'Saves a view of the caller, or changes the one of this id. For staff.',
    args: {
      savedViewId: t.arg.id({ required: true, description: 'Made by the caller.' }),
      list: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      query: t.arg.string({ required: true }),
      shared: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { savedViewId, list, name, query, shared }, ctx) => {
      const saved = await saveView(asStaff(ctx), { savedViewId, page: list, name, query, isShared: shared });
      return payloadOf(saved.ok ? { ok: true, value: { view: saved.value } } : saved);
    },
  }),
  removeSavedView: t.field({
    type: RemovedViewPayload,
    nullable: true,
    access: { staff: anyOf },
    description: 'Removes a view of the caller. For staff.',
    args: { savedViewId: t.arg.id({ required: true }) },
    resolve: async (_root, { savedViewId }, ctx) => payloadOf(await removeSavedView(asStaff(ctx), savedViewId)),
  }),
}));
