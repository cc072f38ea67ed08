import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import { dayOf, dollars, facts, tillPage } from './layout.ts';
import type { TillInvoice } from './objects.ts';
import { get, type TillState } from './state.ts';

/** An invoice, as its link in a mail opens it. */
export function invoicePage(state: TillState, invoice: TillInvoice, brandName: string): string {
  const { number, customer, created, subtotal, total, status } = invoice;
  const { name, email } = get(state, 'customer', customer);
  const rows: [string, string][] = [
    ['For', `${escapeHtml(name)}, ${escapeHtml(email)}`],
    ['Date', dayOf(created)],
    ['Subtotal', dollars(subtotal)],
    ...(total < subtotal ? [['Discount', `−${dollars(subtotal - total)}`] as [string, string]] : []),
    [status === 'paid' ? 'Paid' : 'Due', `<span class="total">${dollars(total)}</span>`],
  ];
  return tillPage({ brandName, title: `Invoice ${number}`, body: `<h1>Invoice ${number}</h1>${facts(rows)}` });
}

/** An invoice that there is not, or whose customer is gone. */
export function noInvoicePage(brandName: string): string {
  return tillPage({
    brandName,
    title: 'No such invoice',
    body: `<h1>There is no such invoice</h1><p><a class="button" href="/">Back to ${escapeHtml(brandName)}</a></p>`,
  });
}
