import { mailWithheldReasons } from '@atrium/domain/outbox/letters.ts';
import { mailStates, outboxViews } from '@atrium/domain/outbox/mailState.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { listOutbox } from '../service/listOutbox.ts';
import type { OutboxMail, OutboxPage, WaitingNews } from '../types.ts';

export const MailStateEnum = builder.enumType('MailState', { values: mailStates });
export const MailWithheldEnum = builder.enumType('MailWithheld', { values: mailWithheldReasons });
const OutboxViewEnum = builder.enumType('OutboxView', {
  values: outboxViews,
  description: 'OPEN: what waits or failed.',
});

const WaitingNewsKindEnum = builder.enumType('WaitingNewsKind', { values: ['DATES', 'ANNOUNCEMENT'] as const });

const millis = (at: number | null): string | null => (at === null ? null : String(at));

const OutboxMailType = builder.objectRef<OutboxMail>('OutboxMail').implement({
  description: 'A mail, without its text.',
  fields: (t) => ({
    mailId: t.id({ resolve: ({ mailId }) => String(mailId) }),
    letter: t.exposeString('letter', { description: 'The name of its letter.' }),
    to: t.exposeString('to'),
    subject: t.exposeString('subject'),
    state: t.expose('state', { type: MailStateEnum }),
    isSecret: t.exposeBoolean('isSecret', {
      description: 'Whether it has a code, whose text is gone once it is sent.',
    }),
    createdAt: t.string({ description: 'A millisecond string.', resolve: ({ createdAt }) => String(createdAt) }),
    failedAt: t.string({
      nullable: true,
      description: 'When the mail server last did not take it, a millisecond string.',
      resolve: ({ failedAt }) => millis(failedAt),
    }),
    leavesAt: t.string({
      nullable: true,
      description: 'When a mail of an act of the team leaves, while it waits for that, a millisecond string.',
      resolve: ({ leavesAt }) => millis(leavesAt),
    }),
    withheld: t.expose('withheld', {
      type: MailWithheldEnum,
      nullable: true,
      description: 'Why it was not sent though nobody stopped it.',
    }),
    endedAt: t.string({
      nullable: true,
      description: 'When it was sent or withdrawn, a millisecond string.',
      resolve: ({ endedAt }) => millis(endedAt),
    }),
  }),
});

const WaitingNewsType = builder.objectRef<WaitingNews>('WaitingNews').implement({
  description: 'Mails about a session that are written once they may leave.',
  fields: (t) => ({
    news: t.expose('news', { type: WaitingNewsKindEnum }),
    sessionId: t.exposeID('sessionId'),
    title: t.exposeString('title', { description: "The session's title." }),
    leavesAt: t.string({
      description: 'When they leave, a millisecond string.',
      resolve: ({ leavesAt }) => String(leavesAt),
    }),
  }),
});

const OutboxPageType = builder.objectRef<OutboxPage>('OutboxPage').implement({
  fields: (t) => ({
    mails: t.expose('mails', { type: [OutboxMailType] }),
    news: t.expose('news', {
      type: [WaitingNewsType],
      description: 'What the team has done within ten minutes whose mails are not written yet, with the first page.',
    }),
    nextBelow: t.exposeInt('nextBelow', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

builder.queryField('listOutboxMails', (t) =>
  t.field({
    type: OutboxPageType,
    nullable: true,
    access: { staff: 'mail.read' },
    cost: 'dear',
    description: 'Mails that wait, failed, were withdrawn or sent, the newest first. For staff.',
    args: {
      view: t.arg({ type: OutboxViewEnum, defaultValue: 'OPEN' }),
      address: t.arg.string({ defaultValue: '', description: 'A whole address; nothing for those of everybody.' }),
      below: t.arg.int({ description: 'Where the page begins.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { view, address, below, count }, ctx) =>
      listOutbox(asStaff(ctx), {
        view: view ?? 'OPEN',
        address: address ?? '',
        below: below ?? null,
        count: count ?? 50,
      }),
  }),
);
