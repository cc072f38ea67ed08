import { asStaff } from '../../../base/context.ts';
import { documentSorts } from '../../../base/documentKind.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { depsOfDocument, documentDeps, operationsOfKinds } from '../service/documentDeps.ts';
import { getDocument } from '../service/findDocument.ts';
import { findDocuments } from '../service/findDocuments.ts';
import { findUses } from '../service/findUses.ts';
import { getRevision, listHistory } from '../service/history.ts';
import { listDocuments } from '../service/listDocuments.ts';
import { listOpenDrafts } from '../service/listOpenDrafts.ts';
import { rehearsePublishing } from '../service/publish.ts';
import { rehearseEnd } from '../service/rehearseEnd.ts';
import {
  DocumentPageType,
  DocumentType,
  EndEnum,
  EndRehearsalType,
  FoundDocumentType,
  KeyInput,
  keyOf,
  OpenDraftType,
  RehearsalType,
  RevisionItemType,
  RevisionType,
  StateFilterEnum,
  UsesType,
} from './objects.ts';

const SortEnum = builder.enumType('DocumentSort', { values: documentSorts });

builder.queryFields((t) => ({
  listDocuments: t.field({
    type: DocumentPageType,
    nullable: true,
    access: { staff: operationsOfKinds.read },
    cost: 'dear',
    args: {
      kind: t.arg.string({ required: true }),
      text: t.arg.string({ defaultValue: '' }),
      state: t.arg({ type: StateFilterEnum }),
      documentIds: t.arg.idList({ description: 'Only these, whatever their state: at most 200.' }),
      sort: t.arg({ type: SortEnum, defaultValue: 'title' }),
      reversed: t.arg.boolean({ defaultValue: false, description: 'By title from Z, the oldest first, and so on.' }),
      after: t.arg.int({ defaultValue: 0 }),
      count: t.arg.int({ defaultValue: 50 }),
    },
    resolve: async (_root, { kind, text, state, documentIds, sort, reversed, after, count }, ctx) =>
      valueOf(
        await listDocuments(valueOf(documentDeps(asStaff(ctx), { doing: 'read', kind })), {
          kind,
          text: text ?? '',
          state: state ?? null,
          ids: documentIds ?? null,
          sort: sort ?? 'title',
          isReversed: reversed ?? false,
          after: after ?? 0,
          count: count ?? 50,
        }),
      ),
  }),
  findDocuments: t.field({
    type: [FoundDocumentType],
    nullable: true,
    access: { staff: operationsOfKinds.read },
    cost: 'dear',
    description: 'Documents of all kinds by words of their titles, or by an id: some of each kind.',
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_root, { text }, ctx) => {
      const deps = documentDeps(asStaff(ctx), { doing: 'read', kind: '' });
      return deps.ok ? findDocuments(deps.value, text) : [];
    },
  }),
  listOpenDrafts: t.field({
    type: [OpenDraftType],
    nullable: true,
    access: { staff: operationsOfKinds.read },
    cost: 'dear',
    description:
      'The drafts of the caller, those that are to be published by themselves, and those of instructors: 30 of them.',
    resolve: async (_root, _args, ctx) => {
      const deps = documentDeps(asStaff(ctx), { doing: 'read', kind: '' });
      return deps.ok ? listOpenDrafts(deps.value) : [];
    },
  }),
  getDocument: t.field({
    type: DocumentType,
    nullable: true,
    access: { staff: operationsOfKinds.read },
    args: { kind: t.arg.string({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { kind, documentId }, ctx) =>
      valueOf(
        await getDocument(valueOf(await depsOfDocument(asStaff(ctx), { doing: 'read', kind, id: documentId })), {
          kind,
          id: documentId,
        }),
      ),
  }),
  rehearseDocumentEnding: t.field({
    type: EndRehearsalType,
    nullable: true,
    access: { staff: operationsOfKinds.publish },
    cost: 'dear',
    args: {
      kind: t.arg.string({ required: true }),
      documentId: t.arg.id({ required: true }),
      end: t.arg({ type: EndEnum, required: true }),
    },
    resolve: async (_root, { kind, documentId: id, end }, ctx) =>
      valueOf(await rehearseEnd(valueOf(documentDeps(asStaff(ctx), { doing: 'publish', kind })), { kind, id }, end)),
  }),
  rehearseDocumentPublishing: t.field({
    type: RehearsalType,
    nullable: true,
    access: { staff: operationsOfKinds.write },
    cost: 'dear',
    args: {
      kind: t.arg.string({ required: true }),
      documentId: t.arg.id({ required: true }),
      also: t.arg({ type: [KeyInput], description: 'What is published with it, before it.' }),
    },
    resolve: async (_root, { also, kind: name, documentId }, ctx) => {
      const staff = asStaff(ctx);
      const deps = valueOf(await depsOfDocument(staff, { doing: 'write', kind: name, id: documentId }));
      const others = (also ?? []).map(keyOf);
      for (const other of others) valueOf(await depsOfDocument(staff, { doing: 'write', ...other }));
      return valueOf(await rehearsePublishing(deps, { kind: name, id: documentId }, others));
    },
  }),
  getDocumentUses: t.field({
    type: UsesType,
    nullable: true,
    access: { staff: operationsOfKinds.read },
    cost: 'dear',
    args: { kind: t.arg.string({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { kind, documentId }, ctx) => {
      const staff = asStaff(ctx);
      const deps = valueOf(await depsOfDocument(staff, { doing: 'read', kind, id: documentId }));
      const areNamed = documentDeps(staff, { doing: 'publish', kind }).ok;
      return valueOf(await findUses(deps, { kind, id: documentId }, { areNamed }));
    },
  }),
  listDocumentRevisions: t.field({
    type: [RevisionItemType],
    nullable: true,
    access: { staff: operationsOfKinds.read },
    args: { kind: t.arg.string({ required: true }), documentId: t.arg.id({ required: true }), below: t.arg.int() },
    resolve: async (_root, { below, kind, documentId }, ctx) => {
      const deps = valueOf(await depsOfDocument(asStaff(ctx), { doing: 'read', kind, id: documentId }));
      return valueOf(await listHistory(deps, { kind, id: documentId }, below ?? null));
    },
  }),
  getDocumentRevision: t.field({
    type: RevisionType,
    nullable: true,
    access: { staff: operationsOfKinds.read },
    args: {
      kind: t.arg.string({ required: true }),
      documentId: t.arg.id({ required: true }),
      number: t.arg.int({ required: true }),
    },
    resolve: async (_root, { number, kind, documentId }, ctx) => {
      const deps = valueOf(await depsOfDocument(asStaff(ctx), { doing: 'read', kind, id: documentId }));
      return valueOf(await getRevision(deps, { kind, id: documentId }, number));
    },
  }),
}));
