import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { personPaymentsQuery, type TeamPayment } from './paymentsQuery.ts';
import { PaymentLinks, PaymentState, RefundButton } from './PaymentsTable.tsx';
import type { Person } from './personQuery.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { shortMoment } from './studioDates.ts';
import styles from './PersonPage.module.css';

/** What a person is subscribed to, and each payment with its invoice and what may go back (PEO-01, PAY-04). */
export const PersonPayments = ({ viewer, person }: { viewer: SignedIn; person: Person }) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const [refunded, setRefunded] = useState<TeamPayment | null>(null);
  const reads = staffReach(viewer.staff, 'payment.read') !== null;
  const query = useQuery({ ...personPaymentsQuery(person.userId), enabled: reads && person.payments !== null });
  if (person.payments === null) return null;
  const { subscriptions } = person.payments;
  const payments = query.data?.page ?? [];
  const mayRefund = staffReach(viewer.staff, 'refund.write') !== null;
  const day = (at: string) => formatDay(Number(at), zone);
  return (
    <Section className={styles.section} title="Payments" count={payments.length}>
      {subscriptions.length + payments.length === 0 && !query.isPending ? (
        <p className={look.muted}>Nothing was paid.</p>
      ) : null}
      <ul className={styles.lines}>
        {subscriptions.map((one) => (
          <li key={one.subscriptionId}>
            {one.name}
            <small className={look.muted}>
              {one.status.replace('_', ' ')}
              {one.amount === null ? '' : `, ${formatCents(one.amount)} a year`},{' '}
              {one.cancelsAt === null ? `until ${day(one.periodEndsAt)}` : `canceled for ${day(one.cancelsAt)}`}
            </small>
          </li>
        ))}
        {payments.map((payment) => (
          <li key={payment.paymentId}>
            {formatCents(payment.amount)} for {payment.product ?? 'what is not sold here'}
            <small className={look.muted}>{day(payment.happenedAt)}</small>{' '}
            <PaymentState payment={payment} moment={(at) => shortMoment(Number(at), now, zone)} />
            <PaymentLinks payment={payment} />
            {mayRefund ? <RefundButton payment={payment} onRefund={setRefunded} /> : null}
          </li>
        ))}
      </ul>
      {query.isError ? (
        <p>
          The payments could not be loaded.{' '}
          <Button
            size="s"
            variant="line"
            onClick={() => {
              void query.refetch();
            }}
          >
            Try again
          </Button>
        </p>
      ) : null}
      {refunded === null ? null : (
        <RefundDialog
          payment={refunded}
          onClose={() => {
            setRefunded(null);
          }}
        />
      )}
    </Section>
  );
};
