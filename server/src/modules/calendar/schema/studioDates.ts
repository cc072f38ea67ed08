import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { listStudioDates } from '../service/listStudioDates.ts';
import { studioDateKinds, type StudioDate } from '../types.ts';

const StudioDateKindEnum = builder.enumType('StudioDateKind', {
  values: studioDateKinds,
  description: 'OPENS and CLOSES: the enrollment of a session.',
});

const StudioDateType = builder.objectRef<StudioDate>('StudioDate').implement({
  description: 'Something that happens at its time. Instants are millisecond strings.',
  fields: (t) => ({
    what: t.expose('what', { type: StudioDateKindEnum }),
    kind: t.string({ nullable: true, resolve: ({ document }) => document?.kind ?? null }),
    id: t.id({
      nullable: true,
      description: 'Of the document that it is of; null for what is issued.',
      resolve: ({ document }) => document?.id ?? null,
    }),
    title: t.exposeString('title'),
    detail: t.exposeString('detail', { description: 'The title of a meeting.' }),
    startAt: t.string({ resolve: ({ startAt }) => String(startAt) }),
    endAt: t.string({ nullable: true, resolve: ({ endAt }) => (endAt === null ? null : String(endAt)) }),
    people: t.exposeInt('people', { nullable: true, description: 'How many are enrolled or attend.' }),
  }),
});

builder.queryField('listStudioDates', (t) =>
  t.field({
    type: [StudioDateType],
    nullable: true,
    access: { staff: 'document.read' },
    cost: 'dear',
    description: 'What happens from an instant until before another, at most 62 days: millisecond strings. For staff.',
    args: { from: t.arg.string({ required: true }), until: t.arg.string({ required: true }) },
    resolve: async (_root, { from, until }, ctx) =>
      valueOf(await listStudioDates(asStaff(ctx), { from: Number(from), until: Number(until) })),
  }),
);
