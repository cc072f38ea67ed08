import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { TeamPayment } from './paymentsQuery.ts';
import { paymentLines, paymentWord, refusedRefund } from './paymentWords.ts';
import { shortMoment } from './studioDates.ts';
import styles from './ListPage.module.css';

export interface PaymentsTableProps {
  viewer: SignedIn;
  payments: readonly TeamPayment[];
  /** Null for somebody who only reads. */
  onRefund: ((payment: TeamPayment) => void) | null;
}

/** A row for each payment: who, what and how much, what became of it, and its pages at Stripe. */
export const PaymentsTable = ({ viewer, payments, onRefund }: PaymentsTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const moment = (at: string) => shortMoment(Number(at), now, zone);
  const readsPeople = staffReach(viewer.staff, 'person.read') !== null;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Payments</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Member</th>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
          <th scope="col">What happened</th>
          <th scope="col">Date</th>
          {onRefund === null ? null : (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.paymentId}>
            <th scope="row">
              {readsPeople ? (
                <Link href={`/studio/people/${payment.userId}`}>{payment.displayName}</Link>
              ) : (
                payment.displayName
              )}
              <small className={look.muted}>{payment.email}</small>
            </th>
            <td>{payment.product ?? 'Not sold here'}</td>
            <td data-label="Amount">{formatCents(payment.amount)}</td>
            <td>
              <PaymentState payment={payment} moment={moment} />
              <PaymentLinks payment={payment} />
            </td>
            <td className={styles.edited}>{formatDay(Number(payment.happenedAt), zone)}</td>
            {onRefund === null ? null : (
              <td className={styles.acts}>
                <RefundButton payment={payment} onRefund={onRefund} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What became of a payment, and what is still to come; `moment` writes a millisecond string. */
export const PaymentState = ({ payment, moment }: { payment: TeamPayment; moment: (at: string) => string }) => {
  const refused = refusedRefund(payment);
  return (
    <>
      <Tag weight={payment.state === 'DISPUTED' || payment.state === 'UNPAID' ? 'loud' : 'off'}>
        {paymentWord(payment)}
      </Tag>
      {paymentLines(payment, moment).map((line) => (
        <span key={line} className={styles.under}>
          {line}
        </span>
      ))}
      {refused === null ? null : <span className={styles.failed}>{refused}</span>}
    </>
  );
};

/** The invoice, and the page on Stripe's dashboard. */
export const PaymentLinks = ({
  payment: { invoiceUrl, providerUrl, displayName, product },
}: {
  payment: TeamPayment;
}) => {
  const of = <VisuallyHidden>{` of ${displayName} for ${product ?? 'what is not sold here'}`}</VisuallyHidden>;
  return (
    <span className={styles.under}>
      {invoiceUrl === null ? null : <Link href={invoiceUrl}>Invoice{of}</Link>}
      {invoiceUrl === null || providerUrl === null ? null : ' · '}
      {providerUrl === null ? null : <Link href={providerUrl}>Open in Stripe{of}</Link>}
    </span>
  );
};

/** Nothing where the viewer may give nothing of it back. */
export const RefundButton = ({
  payment,
  onRefund,
}: {
  payment: TeamPayment;
  onRefund: (payment: TeamPayment) => void;
}) =>
  payment.refundable === 0 ? null : (
    <Button
      size="s"
      variant="line"
      aria-label={`Give back: ${formatCents(payment.amount)} of ${payment.displayName}`}
      onClick={() => {
        onRefund(payment);
      }}
    >
      Give back
    </Button>
  );
