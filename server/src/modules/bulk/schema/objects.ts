import { bulkStates, documentBulkActs, type BulkActName } from '@atrium/domain/bulk/bulkActs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import type { ChosenCount } from '../../document/types.ts';
import type { BulkAct, BulkBegun, BulkFailure } from '../types.ts';

export const DocumentActEnum = builder.enumType('DocumentBulkAct', { values: documentBulkActs });
const names: readonly BulkActName[] = [...documentBulkActs, 'GIVE_AREA'];
const ActEnum = builder.enumType('BulkActName', { values: names });
const StateEnum = builder.enumType('BulkState', { values: bulkStates });

const FailureType = builder.objectRef<BulkFailure>('BulkFailure').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the document, or of the person.' }),
    title: t.exposeString('title'),
    why: t.exposeString('why'),
  }),
});

export const BulkActType = builder.objectRef<BulkAct>('BulkAct').implement({
  description: 'An act of the caller on many things, and how far it is.',
  fields: (t) => ({
    bulkActId: t.exposeID('bulkActId'),
    act: t.expose('act', { type: ActEnum }),
    kind: t.exposeString('kind', { nullable: true, description: 'Of the documents; null for people.' }),
    state: t.expose('state', { type: StateEnum }),
    begunAt: t.string({ description: 'A millisecond string.', resolve: ({ begunAt }) => String(begunAt) }),
    total: t.exposeInt('total'),
    done: t.exposeInt('done'),
    same: t.exposeInt('same', { description: 'They were so already.' }),
    failed: t.exposeInt('failed'),
    failures: t.expose('failures', { type: [FailureType], description: 'At most 50.' }),
  }),
});

export const BegunPayload = mutationPayload<BulkBegun>('BulkBegunPayload', (t) => ({
  lines: t.exposeStringList('lines', { nullable: true, description: 'What will happen; or that it has begun.' }),
  isSaved: t.exposeBoolean('isSaved', { nullable: true, description: 'False when it had begun already.' }),
  total: t.exposeInt('total', { nullable: true, description: 'How many things it has.' }),
}));

export const BulkPayload = mutationPayload<{ readonly bulkAct: BulkAct }>('BulkPayload', (t) => ({
  bulkAct: t.expose('bulkAct', { type: BulkActType, nullable: true }),
}));

export const ChosenCountType = builder.objectRef<ChosenCount>('ChosenDocuments').implement({
  description: 'How many documents are chosen, and to how many of them an act fits.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    toPublish: t.exposeInt('toPublish', { description: 'With a draft, and not archived.' }),
    toArchive: t.exposeInt('toArchive'),
    toRestore: t.exposeInt('toRestore'),
  }),
});
