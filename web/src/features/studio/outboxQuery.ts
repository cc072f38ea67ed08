import { minute } from '@atrium/domain/time.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { StudioOutboxQuery } from '#lib/gql/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { firstAfter } from '#lib/refetchWhenDue.ts';
import type { OutboxFilters } from './outboxFilters.ts';

export type WaitingNews = NonNullable<StudioOutboxQuery['listOutboxMails']>['news'][number];

export type OutboxMail = NonNullable<StudioOutboxQuery['listOutboxMails']>['mails'][number];

/** Mails without their texts, the newest first, page by page (RUN-01). */
export const outboxQuery = listQuery({
  document: graphql(`
    query StudioOutbox($view: OutboxView!, $address: String!, $below: Int) {
      listOutboxMails(view: $view, address: $address, below: $below) {
        mails {
          mailId
          letter
          to
          subject
          state
          isSecret
          createdAt
          failedAt
          leavesAt
          withheld
          endedAt
        }
        news {
          news
          sessionId
          title
          leavesAt
        }
        nextBelow
      }
    }
  `),
  variables: ({ view, address }: OutboxFilters, after) => ({ view, address, below: after === 0 ? null : after }),
  read: ({ listOutboxMails }) => listOutboxMails ?? { mails: [], news: [], nextBelow: null },
  next: ({ nextBelow }) => nextBelow,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['outbox'],
  // what has waited leaves with the next minute of the server
  changesAt: ({ mails, news }, after) =>
    firstAfter(
      after,
      [...mails, ...news].map(({ leavesAt }) => (leavesAt === null ? null : Number(leavesAt) + minute)),
    ),
});
