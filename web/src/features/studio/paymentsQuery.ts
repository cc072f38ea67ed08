import { graphql } from '#lib/gql/gql.ts';
import type { TeamPaymentFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';
import type { PaymentFilters } from './paymentFilters.ts';

export type TeamPayment = TeamPaymentFieldsFragment;

const fields = graphql(`
  fragment TeamPaymentFields on TeamPayment {
    paymentId
    userId
    displayName
    email
    product
    amount
    refunded
    pending
    state
    happenedAt
    invoiceUrl
    providerUrl
    tries
    retryAt
    mailedAt
    disputeDueAt
    refundable
    isEndable
    refunds {
      refundId
      amount
      state
      failure
    }
  }
`);
void fields;

/** What people have paid, and what could not be paid, the newest first, page by page (PAY-04). */
export const paymentsQuery = listQuery({
  document: graphql(`
    query StudioPayments($view: PaymentView!, $text: String!, $after: String) {
      listPayments(view: $view, text: $text, after: $after) {
        payments {
          ...TeamPaymentFields
        }
        nextAfter
      }
    }
  `),
  variables: ({ view, text }: PaymentFilters, after: string | 0) => ({ view, text, after: after === 0 ? null : after }),
  read: ({ listPayments }) => listPayments ?? { payments: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['payments', 'people'],
});

/** The last payments of somebody (PEO-01). */
export const personPaymentsQuery = pageQuery({
  document: graphql(`
    query StudioPersonPayments($userId: ID!) {
      listPayments(userId: $userId, count: 20) {
        payments {
          ...TeamPaymentFields
        }
      }
    }
  `),
  variables: (userId: string) => ({ userId }),
  read: ({ listPayments }) => listPayments?.payments ?? null,
  tags: ['payments', 'people'],
});

/** Disputes and refunds that need somebody, for Today (STU-02). */
export const paymentTroubleQuery = pageQuery({
  document: graphql(`
    query StudioPaymentTrouble {
      getPaymentTrouble {
        disputes
        dueAt
        refused
      }
    }
  `),
  variables: () => ({}),
  read: ({ getPaymentTrouble }) => getPaymentTrouble,
  tags: ['payments'],
});

const refund = graphql(`
  mutation RefundTeamPayment(
    $paymentId: ID!
    $amount: Int!
    $ends: Boolean
    $press: String!
    $reason: String
    $dryRun: Boolean
  ) {
    refundPayment(
      paymentId: $paymentId
      amount: $amount
      ends: $ends
      press: $press
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Gives money back to the card it came from; one press gives it back once, however often it is sent (PAY-04). */
export const refundPaymentAct: Act<{ readonly paymentId: string; readonly amount: number; readonly ends: boolean }> = {
  name: 'refundPayment',
  send: async (input, { deviceId, clientSeq }) =>
    accepted((await execute(refund, { ...input, press: `${deviceId}-${clientSeq}` })).refundPayment),
  changes: () => ['payments', 'people', 'outbox', 'jobs'],
};
