import { checkoutErrorOf } from '@atrium/domain/billing/checkoutErrors.ts';
import { useState } from 'react';
import type { SaveFault } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { createCheckoutSpec, type MembershipOrder, type ProductOrder } from './createCheckout.ts';

type Order = ProductOrder | MembershipOrder;

export interface CheckoutStart {
  /** The order whose checkout is being opened; null for none. */
  readonly busyWith: Order | null;
  /** Why the last one was not opened, as the query parameter `ec` says it. */
  readonly ec: string | undefined;
  /** Set instead when the service was not reached. */
  readonly fault: SaveFault | null;
  readonly start: (order: Order) => void;
}

/** Opens the payment provider's checkout in this tab (BIL-05). */
export function useCheckout(): CheckoutStart {
  const { busy, fault, save } = useSave(createCheckoutSpec);
  const [order, setOrder] = useState<Order | null>(null);
  const isUpgrade = order !== null && 'isUpgrade' in order && order.isUpgrade;
  return {
    busyWith: busy ? order : null,
    ec: fault === null || fault.code === 'UNREACHABLE' ? undefined : checkoutErrorOf(fault.code, isUpgrade),
    fault: fault?.code === 'UNREACHABLE' ? fault : null,
    start: (wanted) => {
      if (busy) return;
      setOrder(wanted);
      save(wanted, (url) => {
        location.assign(url);
      });
    },
  };
}
