import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { ListedPersonType } from '../../person/schema/listPeople.ts';
import { listDuplicates, personDuplicates } from '../service/listDuplicates.ts';
import type { Duplicate, DuplicatePage, DuplicatePair } from '../types.ts';

const DuplicateType = builder.objectRef<Duplicate>('Duplicate').implement({
  description: 'Somebody who may be the same person.',
  fields: (t) => ({
    person: t.expose('person', { type: ListedPersonType }),
    reasons: t.exposeStringList('reasons', { description: 'Sentences, each true of both accounts.' }),
  }),
});

const DuplicatePairType = builder.objectRef<DuplicatePair>('DuplicatePair').implement({
  description: 'Two accounts that may be of the same person.',
  fields: (t) => ({
    person: t.expose('person', { type: ListedPersonType }),
    other: t.expose('other', { type: ListedPersonType, description: 'The account that was made first.' }),
    reasons: t.exposeStringList('reasons', { description: 'Sentences, each true of both accounts.' }),
  }),
});

const DuplicatePageType = builder.objectRef<DuplicatePage>('DuplicatePage').implement({
  fields: (t) => ({
    pairs: t.expose('pairs', { type: [DuplicatePairType] }),
    since: t.string({
      nullable: true,
      description: 'A millisecond string: accounts were looked at that were made since then.',
      resolve: ({ since }) => (since === null ? null : String(since)),
    }),
    nextAfter: t.exposeString('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

builder.queryFields((t) => ({
  personDuplicates: t.field({
    type: [DuplicateType],
    nullable: true,
    access: { staff: 'duplicate.write' },
    cost: 'dear',
    description: 'Accounts that may be of the same person as this one. For staff.',
    args: { userId: t.arg.id({ required: true }) },
    resolve: async (_root, { userId }, ctx) => valueOf(await personDuplicates(asStaff(ctx), userId)),
  }),
  listDuplicates: t.field({
    type: DuplicatePageType,
    nullable: true,
    access: { staff: 'duplicate.write' },
    cost: 'dear',
    description: 'Pairs of accounts that may be of one person, the newest first. For staff.',
    args: { after: t.arg.string({ description: 'Where the page begins.' }) },
    resolve: (_root, { after }, ctx) => listDuplicates(asStaff(ctx), { after: after ?? null }),
  }),
}));
