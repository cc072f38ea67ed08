import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import {
  paymentState,
  type PaymentState,
  type PaymentView,
  type TeamRefundState,
} from '@atrium/domain/billing/paymentState.ts';
import { refundable, refundLimit } from '@atrium/domain/billing/refundRule.ts';
import { isFinal } from '@atrium/domain/billing/subscriptionGrant.ts';
import { maskAddress, seesAddress } from '@atrium/domain/person/shownAddress.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context, StaffContext } from '../../../base/context.ts';
import { readPageEnd, writePageEnd } from '../../../base/text/pageEnd.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { countTrouble, listPaidRows, listRefundsOf, type PaymentRow } from '../store/teamPayments.ts';

/** A payment as the team sees it, in the API. Amounts are whole cents, instants epoch milliseconds. */
export interface TeamPayment {
  readonly paymentId: string;
  readonly userId: string;
  readonly displayName: string;
  /** Masked for somebody who reads no addresses. */
  readonly email: string;
  /** Null for what is not sold here. */
  readonly product: string | null;
  readonly amount: number;
  readonly refunded: number;
  /** On its way back. */
  readonly pending: number;
  readonly state: PaymentState;
  /** When it was paid, or was first tried. */
  readonly happenedAt: number;
  readonly invoiceUrl: string | null;
  /** Its page on the provider's dashboard. */
  readonly providerUrl: string | null;
  readonly tries: number;
  readonly retryAt: number | null;
  /** When the member was mailed last that it could not be paid. */
  readonly mailedAt: number | null;
  readonly disputeDueAt: number | null;
  /** What its reader may still give back. */
  readonly refundable: number;
  /** Whether there is a membership that may end with a refund. */
  readonly mayEnd: boolean;
  readonly refunds: readonly {
    readonly refundId: string;
    readonly amount: number;
    readonly state: TeamRefundState;
    /** Why it did not arrive; null for one that did, or is on its way. */
    readonly failure: string | null;
    readonly decidedAt: number;
  }[];
}

export interface PaymentList {
  readonly payments: readonly TeamPayment[];
  /** Where the next page begins; null after the last one. */
  readonly nextAfter: string | null;
}

/** Which payments are listed. */
export interface PaymentFilter {
  readonly view: PaymentView;
  /** Of a name, an address or an id; '' for all. */
  readonly text: string;
  /** Null for everybody. */
  readonly memberId: string | null;
  readonly after: string | null;
  readonly count: number;
}

/** What of payments needs somebody, in the API. */
export interface PaymentTrouble {
  readonly disputes: number;
  /** Until when the first of them takes evidence, epoch milliseconds; null where none says so. */
  readonly dueAt: number | null;
  readonly refused: number;
}

const mostListed = 100;
const longestText = 200;
/** After everything that was paid, in epoch milliseconds. */
const latest = Date.UTC(9999, 0);
/** A refused refund of before is not told of any more. */
const refusedFor = 30 * day;

/** A page of payments, the newest first, as they were last read at the provider (PAY-04). */
export async function listPayments(ctx: StaffContext, filter: PaymentFilter): Promise<PaymentList> {
  const { db, staff } = ctx;
  const count = Math.min(Math.max(filter.count, 1), mostListed);
  const { at, id } = filter.after === null ? { at: latest, id: '' } : readPageEnd(filter.after);
  const rows = await listPaidRows(db, {
    view: filter.view,
    memberId: filter.memberId,
    text: withoutNul(filter.text.trim()).slice(0, longestText),
    readsAddresses: staffReach(staff, 'address.read') === 'all',
    at: new Date(at),
    id,
    count: count + 1,
  });
  const page = rows.slice(0, count);
  const refunds = await listRefundsOf(
    db,
    page.map(({ paymentId }) => paymentId),
  );
  const last = page.at(-1);
  return {
    payments: await Promise.all(
      page.map(async (row) => ({
        ...shownOf(row, ctx),
        providerUrl: (await ctx.ports.payments?.pageOf(row.paymentId)) ?? null,
        refunds: refunds.filter(({ paymentId }) => paymentId === row.paymentId),
      })),
    ),
    nextAfter:
      rows.length > count && last !== undefined
        ? writePageEnd({ at: last.happenedAt.getTime(), id: last.paymentId })
        : null,
  };
}

function shownOf(row: PaymentRow, { staff }: StaffContext): Omit<TeamPayment, 'refunds' | 'providerUrl'> {
  const { memberId: userId, displayName, email, customerId, refunded, pending, dispute } = row;
  const isOpen = row.status !== null && !isFinal(row.status);
  const limit = refundLimit(staff);
  const facts = { ...row, givenBack: refunded + pending, isDisputed: dispute === 'OPEN', limit };
  return {
    paymentId: row.paymentId,
    userId,
    displayName,
    email: seesAddress(staff, customerId) ? email : maskAddress(email),
    product: row.product,
    amount: row.amount,
    refunded,
    pending,
    state: paymentState(row),
    happenedAt: row.happenedAt.getTime(),
    // the page at the provider has the whole address: those who only read payments do without
    invoiceUrl: seesAddress(staff, customerId) || staffReach(staff, 'refund.write') !== null ? row.invoiceUrl : null,
    tries: row.tries,
    retryAt: row.retryAt?.getTime() ?? null,
    mailedAt: row.mailedAt?.getTime() ?? null,
    disputeDueAt: row.disputeDueAt?.getTime() ?? null,
    refundable: staffReach(staff, 'refund.write') === null ? 0 : refundable(facts),
    mayEnd: isOpen && row.kind === 'MEMBERSHIP',
  };
}

/** What of payments needs somebody, for Today (STU-02). */
export async function findPaymentTrouble({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PaymentTrouble> {
  const { disputes, dueAt, refused } = await countTrouble(db, new Date(now - refusedFor));
  return { disputes, dueAt: dueAt?.getTime() ?? null, refused };
}
