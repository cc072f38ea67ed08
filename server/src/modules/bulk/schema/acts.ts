import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { StateFilterEnum } from '../../document/schema/objects.ts';
import { countChosen, exportChosen } from '../../document/service/chosenDocuments.ts';
import { documentDeps, operationsOfKinds } from '../../document/service/documentDeps.ts';
import { PeopleViewEnum } from '../../person/schema/listPeople.ts';
import { countChosenPeople } from '../../person/service/chosenPeople.ts';
import { beginBulk, retryBulk } from '../service/beginBulk.ts';
import { chosenDocuments, chosenPeople } from '../service/chosenThings.ts';
import { findRunningBulk, getBulk, stopBulk } from '../service/getBulk.ts';
import { BegunPayload, BulkActType, BulkPayload, ChosenCountType, DocumentActEnum } from './objects.ts';

/** Who may begin one of these acts, and so look after their own. */
const anyOf = [...operationsOfKinds.publish, 'grant.write'] as const;

builder.queryFields((t) => {
  const documents = {
    kind: t.arg.string({ required: true }),
    documentIds: t.arg.idList({ description: 'Only these, at most 200; without them all that the filter finds.' }),
    text: t.arg.string({ defaultValue: '' }),
    state: t.arg({ type: StateFilterEnum }),
  };
  return {
    countChosenDocuments: t.field({
      type: ChosenCountType,
      nullable: true,
      access: { staff: operationsOfKinds.read },
      cost: 'dear',
      args: documents,
      resolve: async (_root, { kind, documentIds, text, state }, ctx) => {
        const deps = valueOf(documentDeps(asStaff(ctx), { doing: 'read', kind }));
        return valueOf(
          await countChosen(deps, kind, { text: text ?? '', state: state ?? null, ids: documentIds ?? null }),
        );
      },
    }),
    exportDocuments: t.field({
      type: ['String'],
      nullable: true,
      access: { staff: operationsOfKinds.read },
      cost: 'dear',
      description: 'The lines of a bundle with what is published of the documents that are chosen.',
      args: documents,
      resolve: async (_root, { kind, documentIds, text, state }, ctx) => {
        const deps = valueOf(documentDeps(asStaff(ctx), { doing: 'read', kind }));
        const filter = { text: text ?? '', state: state ?? null, ids: documentIds ?? null };
        return [...valueOf(await exportChosen(deps, kind, filter))];
      },
    }),
    countChosenPeople: t.field({
      type: 'Int',
      nullable: true,
      access: { staff: 'person.read' },
      cost: 'dear',
      description: 'How many people a filter finds, counted up to 20,001. For staff.',
      args: {
        text: t.arg.string({ defaultValue: '' }),
        view: t.arg({ type: PeopleViewEnum, defaultValue: 'ALL' }),
        companyId: t.arg.id(),
      },
      resolve: (_root, { text, view, companyId }, ctx) =>
        countChosenPeople(asStaff(ctx), { text: text ?? '', view: view ?? 'ALL', companyId: companyId ?? null }),
    }),
    getBulkAct: t.field({
      type: BulkActType,
      nullable: true,
      access: { staff: anyOf },
      args: { bulkActId: t.arg.id({ required: true }) },
      resolve: async (_root, { bulkActId }, ctx) => valueOf(await getBulk(asStaff(ctx), bulkActId)),
    }),
    findRunningBulkAct: t.field({
      type: BulkActType,
      nullable: true,
      access: { staff: anyOf },
      description: "The caller's own that is under way, on documents of a kind or, without it, on people.",
      args: { kind: t.arg.string() },
      resolve: (_root, { kind }, ctx) => findRunningBulk(asStaff(ctx), kind ?? null),
    }),
  };
});

builder.mutationFields((t) => {
  const bulkActId = t.arg.id({
    required: true,
    description: 'A random UUID of the press, so that a retry adds nothing.',
  });
  return {
    beginDocumentsAct: t.field({
      type: BegunPayload,
      nullable: true,
      access: { staff: operationsOfKinds.publish },
      isClosedToTokens: true,
      description: 'Begins an act on many documents, or says what it will do. For staff.',
      args: {
        bulkActId,
        kind: t.arg.string({ required: true }),
        act: t.arg({ type: DocumentActEnum, required: true }),
        documentIds: t.arg.idList({ description: 'Only these, at most 200; without them all that the filter finds.' }),
        text: t.arg.string({ defaultValue: '' }),
        state: t.arg({ type: StateFilterEnum }),
        publishAt: t.arg.string({ description: 'A millisecond string, of what is scheduled.' }),
        ...actArgs(t),
      },
      resolve: async (
        _root,
        { bulkActId: id, kind, act, documentIds, text, state, publishAt, reason, dryRun },
        ctx,
      ) => {
        const staff = asStaff(ctx);
        const filter = { text: text ?? '', state: state ?? null, ids: documentIds ?? null };
        const at = publishAt === null || publishAt === undefined ? null : Number(publishAt);
        const order = { act, kind, publishAt: at, area: null, lastDay: null, reason: reason ?? '' };
        return payloadOf(
          await beginBulk(staff, {
            bulkActId: id,
            order,
            dryRun: dryRun ?? false,
            choose: () => chosenDocuments(staff, { kind, act, filter }),
          }),
        );
      },
    }),
    giveAreaToPeople: t.field({
      type: BegunPayload,
      nullable: true,
      access: { staff: 'grant.write' },
      isClosedToTokens: true,
      description: 'Begins to give an area to many people until the end of a day, or says what it will do. For staff.',
      args: {
        bulkActId,
        userIds: t.arg.idList({ description: 'Only these, at most 200; without them all that the filter finds.' }),
        text: t.arg.string({ defaultValue: '' }),
        view: t.arg({ type: PeopleViewEnum, defaultValue: 'ALL' }),
        companyId: t.arg.id(),
        area: t.arg.string({ required: true, description: 'Its label, as ai-academy.' }),
        lastDay: t.arg.string({ required: true, description: 'yyyy-MM-dd, in the zone of each member.' }),
        ...actArgs(t),
      },
      resolve: async (_root, { bulkActId: id, userIds, text, view, companyId, area, lastDay, reason, dryRun }, ctx) => {
        const staff = asStaff(ctx);
        const chosen = { text: text ?? '', view: view ?? 'ALL', companyId: companyId ?? null, ids: userIds ?? null };
        const order = { act: 'GIVE_AREA', kind: null, publishAt: null, area, lastDay, reason: reason ?? '' } as const;
        return payloadOf(
          await beginBulk(staff, {
            bulkActId: id,
            order,
            dryRun: dryRun ?? false,
            choose: () => chosenPeople(staff, chosen),
          }),
        );
      },
    }),
    retryBulkAct: t.field({
      type: BegunPayload,
      nullable: true,
      access: { staff: anyOf },
      isClosedToTokens: true,
      description: 'Begins an act of the caller again with the things with which it could not be done. For staff.',
      args: { bulkActId, formerActId: t.arg.id({ required: true }), dryRun: t.arg.boolean({ defaultValue: false }) },
      resolve: async (_root, { bulkActId: id, formerActId, dryRun }, ctx) =>
        payloadOf(await retryBulk(asStaff(ctx), { bulkActId: id, formerActId, dryRun: dryRun ?? false })),
    }),
    stopBulkAct: t.field({
      type: BulkPayload,
      nullable: true,
      access: { staff: anyOf },
      isClosedToTokens: true,
      description: 'Stops an act of the caller; what was done stays. For staff.',
      args: { bulkActId },
      resolve: async (_root, { bulkActId: id }, ctx) => {
        const stopped = await stopBulk(asStaff(ctx), id);
        return payloadOf(stopped.ok ? { ok: true, value: { bulkAct: stopped.value } } : stopped);
      },
    }),
  };
});
