import { isSupportedInstant } from '@atrium/domain/time.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { listAuditEntries } from '../service/listAuditEntries.ts';
import { actorKinds, type AuditPage, type ReadEntry } from '../types.ts';

const ActorKindEnum = builder.enumType('ActorKind', { values: actorKinds });

const AuditEntryType = builder.objectRef<ReadEntry>('AuditEntry').implement({
  description: 'What was done, by whom and why.',
  fields: (t) => ({
    entryId: t.id({ resolve: ({ entryId }) => String(entryId) }),
    at: t.string({ description: 'A millisecond string.', resolve: ({ at }) => String(at) }),
    actorKind: t.expose('actorKind', { type: ActorKindEnum }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: "A person, a command's user, or a job; null of somebody who has left.",
    }),
    tokenName: t.exposeString('tokenName', {
      nullable: true,
      description: 'The API token by which a person acted.',
    }),
    action: t.exposeString('action'),
    subject: t.exposeString('subject', { description: 'As kind/id.' }),
    subjectName: t.exposeString('subjectName', { nullable: true, description: 'Of a person whom it is about.' }),
    reason: t.exposeString('reason', { nullable: true }),
    before: t.expose('before', { type: 'JSON', nullable: true }),
    after: t.expose('after', { type: 'JSON', nullable: true }),
    detail: t.expose('detail', { type: 'JSON', nullable: true }),
  }),
});

const AuditPageType = builder.objectRef<AuditPage>('AuditPage').implement({
  fields: (t) => ({
    entries: t.expose('entries', { type: [AuditEntryType] }),
    nextAfter: t.exposeString('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

const numberOf = (text: string | null | undefined): number | null => {
  const number = Number(text ?? Number.NaN);
  return isSupportedInstant(number) ? number : null;
};

builder.queryField('listAuditEntries', (t) =>
  t.field({
    type: AuditPageType,
    nullable: true,
    access: { staff: 'audit.read' },
    cost: 'dear',
    description: 'The audit log, the newest first. For staff.',
    args: {
      text: t.arg.string({
        defaultValue: '',
        description: "An address, an id, a command's user, an API token, or an act in words.",
      }),
      actorKind: t.arg({ type: ActorKindEnum }),
      from: t.arg.string({ description: 'A millisecond string.' }),
      until: t.arg.string({ description: 'A millisecond string; entries before it.' }),
      after: t.arg.string({ description: 'Where the page begins.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { text, actorKind, from, until, after, count }, ctx) =>
      listAuditEntries(asStaff(ctx), {
        text: text ?? '',
        actorKind: actorKind ?? null,
        from: numberOf(from),
        until: numberOf(until),
        after: after ?? null,
        count: count ?? 50,
      }),
  }),
);
