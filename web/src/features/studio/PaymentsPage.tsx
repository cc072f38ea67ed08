import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListSearch } from './ListSearch.tsx';
import { NoneFound } from './NoneFound.tsx';
import {
  formatPaymentFilters,
  parsePaymentFilters,
  paymentViews,
  type PaymentFilters,
  type PaymentSearch,
} from './paymentFilters.ts';
import { paymentsQuery, type TeamPayment } from './paymentsQuery.ts';
import { PaymentsTable } from './PaymentsTable.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { StudioBar } from './StudioBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import styles from './ListPage.module.css';

export interface PaymentsPageProps {
  viewer: SignedIn;
  search: PaymentSearch;
  onSearch: (next: PaymentSearch) => void;
}

/** What people have paid, what could not be paid, is disputed or went back, as Stripe said last (PAY-04). */
export const PaymentsPage = ({ viewer, search, onSearch }: PaymentsPageProps) => {
  const filters = parsePaymentFilters(search);
  const [refunded, setRefunded] = useState<TeamPayment | null>(null);
  const mayRefund = staffReach(viewer.staff, 'refund.write') !== null;
  const query = useInfiniteQuery(paymentsQuery(filters));
  const payments = query.data?.pages.flatMap((page) => page.payments) ?? null;
  const change = (next: Partial<PaymentFilters>) => {
    onSearch(formatPaymentFilters({ ...filters, ...next }));
  };
  const isFiltered = filters.text !== '' || filters.view !== 'ALL';
  return (
    <>
      <StudioBar crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Payments' }]} acts={null} />
      <h1 tabIndex={-1}>Payments</h1>
      <div className={cx(styles.filters, styles.wide)}>
        <ListSearch
          label="Search by name, address or payment"
          value={filters.text}
          onSearch={(text) => {
            change({ text });
          }}
        />
        <FilterChips
          name="State"
          options={paymentViews.map(({ view, label }) => ({ value: view, label }))}
          value={filters.view}
          onChange={(view) => {
            change({ view });
          }}
        />
      </div>
      <ListAnswer query={query} noun="payments" skeleton={<TableSkeleton />}>
        {payments === null ? null : payments.length > 0 ? (
          <PaymentsTable viewer={viewer} payments={payments} onRefund={mayRefund ? setRefunded : null} />
        ) : isFiltered ? (
          <NoneFound
            title="No payment is like that."
            onClear={() => {
              onSearch({});
            }}
          />
        ) : (
          <EmptyState title="Nothing was paid yet.">A payment is listed here a moment after it was made.</EmptyState>
        )}
      </ListAnswer>
      {refunded === null ? null : (
        <RefundDialog
          payment={refunded}
          onClose={() => {
            setRefunded(null);
          }}
        />
      )}
    </>
  );
};
