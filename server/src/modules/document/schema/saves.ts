import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import type { Result } from '@atrium/domain/errors.ts';
import { asStaff, type Context } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { discardDraft, duplicateDocument, restoreRevision, type Discarded } from '../service/beginDraft.ts';
import { depsOfCopy, depsOfDocument, depsOfSave, operationsOfKinds } from '../service/documentDeps.ts';
import { archiveDocument, removeDocument } from '../service/endDocument.ts';
import { publishDrafts, takeBack } from '../service/publish.ts';
import { saveDraft } from '../service/saveDraft.ts';
import { scheduleDraft } from '../service/schedule.ts';
import type { DocumentDeps, Draft, DraftConflict, Published, SavedDraft } from '../types.ts';
import { ConflictType, DifferenceType, DraftType, FaultType, keyOf, KeyInput } from './objects.ts';

type SavedOrConflict = SavedDraft & Pick<DraftConflict, 'conflicts' | 'newest' | 'version'>;
const SavedPayload = mutationPayload<Partial<SavedOrConflict>>('SaveDocumentDraftPayload', (t) => ({
  draft: t.expose('draft', { type: DraftType, nullable: true }),
  faults: t.expose('faults', {
    type: [FaultType],
    nullable: true,
    description: 'They do not keep it from being saved.',
  }),
  conflicts: t.expose('conflicts', {
    type: [ConflictType],
    nullable: true,
    description: 'With STALE_VERSION: the fields that somebody else has changed as well.',
  }),
  newest: t.expose('newest', { type: 'JSON', nullable: true, description: 'With STALE_VERSION: the newest body.' }),
  version: t.exposeInt('version', { nullable: true, description: 'With STALE_VERSION: that of the newest body.' }),
}));
const DraftPayload = mutationPayload<{ readonly draft: Draft }>('DocumentDraftPayload', (t) => ({
  draft: t.expose('draft', { type: DraftType, nullable: true }),
}));
const DiscardedPayload = mutationPayload<Discarded>('DiscardDocumentDraftPayload', (t) => ({
  published: t.expose('published', { type: 'JSON', nullable: true, description: 'What members meet.' }),
}));
const PublishedPayload = mutationPayload<Published>('PublishDocumentPayload', (t) => ({
  revision: t.exposeInt('revision', { nullable: true }),
  lines: t.exposeStringList('lines', { nullable: true, description: 'What happens, and to whom.' }),
  differences: t.expose('differences', { type: [DifferenceType], nullable: true }),
  isSaved: t.exposeBoolean('isSaved', { nullable: true, description: 'False when it was so already.' }),
}));

const SaveInput = builder.inputType('SaveDocumentDraftInput', {
  fields: (t) => ({
    kind: t.string({ required: true }),
    documentId: t.id({ required: true, description: 'Of a new document, one that the caller has made.' }),
    version: t.int({ required: true, description: 'Of the draft that was read; 0 for the first save.' }),
    body: t.field({ type: 'JSON', required: true }),
    partial: t.boolean({
      description: 'The body, and what it began with, have only fields that have changed: the others stay as they are.',
    }),
    began: t.field({
      type: 'JSON',
      description: 'The body that was read: with it, what others have saved in other fields meanwhile is merged.',
    }),
  }),
});

/** Runs a use case for somebody of the team who may, else answers with the refusal. */
async function forStaff<T>(
  ctx: Context,
  asked: Parameters<typeof depsOfDocument>[1],
  work: (deps: DocumentDeps) => Promise<Result<T>>,
): Promise<Result<T>> {
  const deps = await depsOfDocument(asStaff(ctx), asked);
  return deps.ok ? work(deps.value) : deps;
}

const draftOf = (result: Result<Draft>): Result<{ readonly draft: Draft }> =>
  result.ok ? { ok: true, value: { draft: result.value } } : result;

builder.mutationFields((t) => {
  const key = { kind: t.arg.string({ required: true }), documentId: t.arg.id({ required: true }) };
  const reason = t.arg.string({ defaultValue: '', description: 'Kept in the history and in the audit log.' });
  return {
    saveDocumentDraft: t.field({
      type: SavedPayload,
      nullable: true,
      access: { staff: operationsOfKinds.write },
      args: { input: t.arg({ type: SaveInput, required: true }) },
      resolve: async (_root, { input }, ctx) => {
        const { kind, documentId: id, version, body, began, partial } = input;
        const given = { kind, id, version, isPart: partial ?? false, body: body as DocumentBody };
        const deps = await depsOfSave(asStaff(ctx), given);
        if (!deps.ok) return payloadOf<Partial<SavedOrConflict>>(deps);
        const saved = await saveDraft(deps.value, { ...given, began: (began ?? null) as DocumentBody | null });
        const conflict = 'conflict' in saved ? saved.conflict : {};
        return { ...payloadOf<Partial<SavedOrConflict>>(saved), ...conflict };
      },
    }),
    discardDocumentDraft: t.field({
      type: DiscardedPayload,
      nullable: true,
      access: { staff: operationsOfKinds.write },
      args: { ...key, version: t.arg.int({ required: true }) },
      resolve: async (_root, { kind, documentId: id, version }, ctx) =>
        payloadOf(
          await forStaff(ctx, { doing: 'write', kind, id }, (deps) => discardDraft(deps, { kind, id, version })),
        ),
    }),
    publishDocument: t.field({
      type: PublishedPayload,
      nullable: true,
      access: { staff: operationsOfKinds.publish },
      args: {
        ...key,
        version: t.arg.int({ required: true, description: 'Of the draft that was looked at.' }),
        note: t.arg.string({ defaultValue: '', description: 'What has changed, for the history.' }),
        also: t.arg({ type: [KeyInput], description: 'What is published with it, before it, or not at all.' }),
      },
      resolve: async (_root, { kind, documentId: id, version, note, also }, ctx) => {
        const others = (also ?? []).map(keyOf);
        return payloadOf(
          await forStaff(ctx, { doing: 'publish', kind, id }, (deps) =>
            publishDrafts(deps, [...others, { kind, id, version }], { note: note ?? '' }),
          ),
        );
      },
    }),
    scheduleDocument: t.field({
      type: DraftPayload,
      nullable: true,
      access: { staff: operationsOfKinds.publish },
      isClosedToTokens: true,
      args: {
        ...key,
        version: t.arg.int({ required: true }),
        publishAt: t.arg.string({ description: 'A millisecond string; without it, not by itself any more.' }),
        note: t.arg.string({ defaultValue: '' }),
      },
      resolve: async (_root, { kind, publishAt, note, documentId: id, version }, ctx) => {
        const at = publishAt === null || publishAt === undefined ? null : Number(publishAt);
        const given = { kind, id, version, publishAt: at, note: note ?? '' };
        return payloadOf(
          draftOf(await forStaff(ctx, { doing: 'publish', kind, id }, (deps) => scheduleDraft(deps, given))),
        );
      },
    }),
    takeBackDocument: t.field({
      type: PublishedPayload,
      nullable: true,
      access: { staff: operationsOfKinds.publish },
      args: { ...key, reason },
      resolve: async (_root, { kind, documentId: id, reason: why }, ctx) =>
        payloadOf(
          await forStaff(ctx, { doing: 'publish', kind, id }, (deps) => takeBack(deps, { kind, id }, why ?? '')),
        ),
    }),
    archiveDocument: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: operationsOfKinds.publish },
      args: { ...key, archived: t.arg.boolean({ required: true }), reason },
      resolve: async (_root, { kind, documentId: id, archived, reason: why }, ctx) =>
        payloadOf(
          await forStaff(ctx, { doing: 'publish', kind, id }, (deps) =>
            archiveDocument(deps, { kind, id }, { isToBeArchived: archived, reason: why ?? '' }),
          ),
        ),
    }),
    duplicateDocument: t.field({
      type: DraftPayload,
      nullable: true,
      access: { staff: operationsOfKinds.write },
      args: { ...key, newDocumentId: t.arg.id({ required: true, description: 'Made by the caller.' }) },
      resolve: async (_root, { kind, documentId: id, newDocumentId: newId }, ctx) => {
        const deps = await depsOfCopy(asStaff(ctx), { kind, id, newId });
        return payloadOf(draftOf(deps.ok ? await duplicateDocument(deps.value, { kind, id }, newId) : deps));
      },
    }),
    restoreDocumentRevision: t.field({
      type: DraftPayload,
      nullable: true,
      access: { staff: operationsOfKinds.write },
      args: {
        ...key,
        number: t.arg.int({ required: true }),
        version: t.arg.int({ required: true, description: 'Of the draft that it replaces; 0 for none.' }),
      },
      resolve: async (_root, { kind, documentId: id, number, version }, ctx) =>
        payloadOf(
          draftOf(
            await forStaff(ctx, { doing: 'write', kind, id }, (deps) =>
              restoreRevision(deps, { kind, id, number, version }),
            ),
          ),
        ),
    }),
    removeDocument: t.field({
      type: StaffChangePayload,
      nullable: true,
      access: { staff: operationsOfKinds.publish },
      args: { ...key, reason },
      resolve: async (_root, { kind, documentId: id, reason: why }, ctx) =>
        payloadOf(
          await forStaff(ctx, { doing: 'publish', kind, id }, (deps) => removeDocument(deps, { kind, id }, why ?? '')),
        ),
    }),
  };
});
