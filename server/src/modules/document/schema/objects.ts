import { faultTimes, type DocumentFault } from '@atrium/domain/document/anyDocument.ts';
import type { FieldDifference } from '@atrium/domain/document/differences.ts';
import type { FieldConflict } from '@atrium/domain/document/mergeBodies.ts';
import type { DocumentUse } from '../../../base/documentKind.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { ComparedRevision } from '../service/history.ts';
import type { DraftToPublish } from '../service/publish.ts';
import { documentEnds, type EndRehearsal } from '../service/rehearseEnd.ts';
import {
  documentStates,
  type Document,
  type DocumentPage,
  type Draft,
  type FoundDocument,
  type ListedDocument,
  type OpenDraft,
  type NeededDocument,
  type PublishRehearsal,
  type RevisionItem,
} from '../types.ts';

const StateEnum = builder.enumType('DocumentState', { values: documentStates });
export const StateFilterEnum = builder.enumType('DocumentStateFilter', {
  values: [...documentStates, 'DRAFT'] as const,
});
const FaultWhenEnum = builder.enumType('DocumentFaultWhen', { values: faultTimes });

export const FaultType = builder.objectRef<DocumentFault>('DocumentFault').implement({
  description:
    'What is wrong with a document or wanting in it; must stops its publishing, running does until it is over, canWait does not.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field, with those that it is in: groups.2.title.' }),
    message: t.exposeString('message'),
    when: t.expose('when', { type: FaultWhenEnum }),
    needsKind: t.string({ nullable: true, resolve: ({ needs }) => needs?.kind ?? null }),
    needsId: t.id({
      nullable: true,
      description: 'A document that is to be published before this one, or together with it.',
      resolve: ({ needs }) => needs?.id ?? null,
    }),
  }),
});

export const DifferenceType = builder.objectRef<FieldDifference>('DocumentDifference').implement({
  fields: (t) => ({
    path: t.exposeString('path', { description: 'As of a fault, but rows by their id.' }),
    before: t.expose('before', { type: 'JSON', nullable: true }),
    after: t.expose('after', { type: 'JSON', nullable: true }),
  }),
});

export const ConflictType = builder.objectRef<FieldConflict>('DocumentConflict').implement({
  description: 'A field that two people have changed to different values.',
  fields: (t) => ({
    path: t.exposeString('path'),
    mine: t.expose('mine', { type: 'JSON', nullable: true }),
    theirs: t.expose('theirs', { type: 'JSON', nullable: true }),
  }),
});

const instant = (at: number | null): string | null => (at === null ? null : String(at));

export const DraftType = builder.objectRef<Draft>('DocumentDraft').implement({
  description: 'What somebody is writing. Instants are millisecond strings.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    id: t.exposeID('id'),
    body: t.expose('body', { type: 'JSON' }),
    version: t.exposeInt('version'),
    base: t.exposeInt('base', { description: 'The revision that it began from; 0 for none.' }),
    savedBy: t.exposeString('savedBy'),
    savedByName: t.exposeString('savedByName', { description: 'As people know them.' }),
    savedAt: t.string({ resolve: ({ savedAt }) => String(savedAt) }),
    publishAt: t.string({ nullable: true, resolve: ({ publishAt }) => instant(publishAt) }),
    note: t.exposeString('note'),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why it could not be published at its time.',
    }),
  }),
});

export const DocumentType = builder.objectRef<Document>('Document').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: StateEnum }),
    published: t.expose('published', { type: 'JSON', nullable: true, description: 'What members meet.' }),
    draft: t.expose('draft', { type: DraftType, nullable: true }),
    revision: t.exposeInt('revision', { description: 'The newest one; 0 for none.' }),
    faults: t.expose('faults', { type: [FaultType], description: 'Of the draft, else of what is published.' }),
  }),
});

const ListedDraftType = builder.objectRef<NonNullable<ListedDocument['draft']>>('ListedDraft').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    savedBy: t.exposeString('savedBy'),
    savedByName: t.exposeString('savedByName'),
    savedAt: t.string({ resolve: ({ savedAt }) => String(savedAt) }),
    publishAt: t.string({ nullable: true, resolve: ({ publishAt }) => instant(publishAt) }),
    failure: t.exposeString('failure', { nullable: true }),
  }),
});
const ListedDocumentType = builder.objectRef<ListedDocument>('ListedDocument').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: StateEnum }),
    draft: t.expose('draft', { type: ListedDraftType, nullable: true }),
    changedBy: t.string({
      nullable: true,
      description: 'Who published it last; null when nobody knows.',
      resolve: ({ changed }) => changed?.by ?? null,
    }),
    changedAt: t.string({ nullable: true, resolve: ({ changed }) => instant(changed?.at ?? null) }),
  }),
});
export const DocumentPageType = builder.objectRef<DocumentPage>('DocumentList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [ListedDocumentType] }),
    total: t.exposeInt('total', { description: 'With the new ones, of which there is only a draft.' }),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: 'Null on the last page.' }),
  }),
});

export const OpenDraftType = builder.objectRef<OpenDraft>('OpenDraft').implement({
  description: 'A draft that waits for somebody. Instants are millisecond strings.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    savedByName: t.exposeString('savedByName'),
    savedAt: t.string({ resolve: ({ savedAt }) => String(savedAt) }),
    publishAt: t.string({ nullable: true, resolve: ({ publishAt }) => instant(publishAt) }),
    failure: t.exposeString('failure', { nullable: true }),
    isMine: t.exposeBoolean('isMine'),
    faults: t.exposeInt('faults', { description: 'How many stop its publishing.' }),
  }),
});

export const FoundDocumentType = builder.objectRef<FoundDocument>('FoundDocument').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    isDraft: t.exposeBoolean('isDraft', {
      description: 'Whether only a draft has this title: one that was never published, or was given another.',
    }),
  }),
});

export const UsesType = builder.objectRef<DocumentUse>('DocumentUses').implement({
  description: 'What hangs on a document, in sentences.',
  fields: (t) => ({
    users: t.exposeStringList('users', { description: 'What names it, and would lead nowhere without it.' }),
    history: t.exposeStringList('history', { description: 'What members did with it, and would lose with it.' }),
  }),
});

export const RevisionItemType = builder.objectRef<RevisionItem>('DocumentRevisionItem').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    note: t.exposeString('note'),
    actorName: t.exposeString('actorName', { nullable: true, description: 'Null when nobody knows.' }),
    at: t.string({ resolve: ({ at }) => String(at) }),
  }),
});
export const RevisionType = builder.objectRef<ComparedRevision>('DocumentRevision').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    note: t.exposeString('note'),
    at: t.string({ resolve: ({ at }) => String(at) }),
    body: t.expose('body', { type: 'JSON' }),
    differences: t.expose('differences', { type: [DifferenceType], description: 'From the version before.' }),
  }),
});

const NeededType = builder.objectRef<NeededDocument>('NeededDocument').implement({
  description: 'A draft that must be published before a document that names it.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    documentId: t.exposeID('id'),
    title: t.exposeString('title'),
    version: t.exposeInt('version', { description: 'Of its draft, as it was looked at.' }),
    faults: t.expose('faults', { type: [FaultType], description: 'What keeps it from being published.' }),
  }),
});
export const RehearsalType = builder.objectRef<PublishRehearsal>('DocumentPublishRehearsal').implement({
  description: 'What publishing would do, by doing it and rolling it back.',
  fields: (t) => ({
    refusal: t.exposeString('refusal', { nullable: true, description: 'Why it would be refused.' }),
    lines: t.exposeStringList('lines', { description: 'What will happen, and to whom.' }),
    mailed: t.exposeInt('mailed', { description: 'How many people are mailed.' }),
    differences: t.expose('differences', { type: [DifferenceType] }),
    faults: t.expose('faults', { type: [FaultType], description: 'Without those that `also` answers.' }),
    needed: t.expose('needed', { type: [NeededType], description: 'Drafts to publish before it, in this order.' }),
  }),
});

export const EndRehearsalType = builder.objectRef<EndRehearsal>('DocumentEndRehearsal').implement({
  description: 'What taking a document back, archiving or removing it would do, by doing it and rolling it back.',
  fields: (t) => ({
    refusal: t.exposeString('refusal', { nullable: true, description: 'Why it would be refused.' }),
    lines: t.exposeStringList('lines', { description: 'What will happen, and to whom.' }),
    mailed: t.exposeInt('mailed', { description: 'How many people are mailed.' }),
  }),
});
export const EndEnum = builder.enumType('DocumentEnd', { values: documentEnds });

export const KeyInput = builder.inputType('DocumentKeyInput', {
  fields: (t) => ({
    kind: t.string({ required: true }),
    documentId: t.id({ required: true }),
    version: t.int({ description: 'Of its draft; without it the newest.' }),
  }),
});

/** What such an input names. */
export function keyOf(input: typeof KeyInput.$inferInput): DraftToPublish {
  return { kind: input.kind, id: input.documentId, version: input.version ?? null };
}
