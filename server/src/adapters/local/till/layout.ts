import { longDate } from '@atrium/domain/longDate.ts';
import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import { housePage } from '../meetings/housePage.ts';

/** A page of the till in the design of the product. */
export function tillPage(page: { readonly brandName: string; readonly title: string; readonly body: string }): string {
  const { brandName, title, body } = page;
  return housePage({
    brandName,
    title,
    body: `<p class="eyebrow">A stand-in, on this machine only: no money moves</p>${body}`,
    style,
  });
}

/** An amount in cents as people read it: $995.00. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** A day; `instant` in seconds. */
export function dayOf(instant: number): string {
  const date = new Date(instant * 1000);
  return `<time datetime="${date.toISOString()}">${longDate(instant * 1000)}</time>`;
}

/** A list of names and values. */
export function facts(rows: readonly (readonly [name: string, html: string])[]): string {
  return `<dl class="facts">${rows.map(([name, html]) => `<div><dt>${escapeHtml(name)}</dt><dd>${html}</dd></div>`).join('')}</dl>`;
}

/** The cards that the till knows, as a choice. */
export function cardChoice(name: string, chosen: 'pays' | 'declines'): string {
  const cards = [
    ['pays', 'Test card ending in 4242', 'Every payment goes through'],
    ['declines', 'Test card ending in 0002', 'Every payment is declined'],
  ] as const;
  const choices = cards.map(
    ([value, title, about]) =>
      `<label class="card"><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}><span><b>${title}</b><small>${about}</small></span></label>`,
  );
  return `<fieldset><legend>Card</legend>${choices.join('')}</fieldset>`;
}

const style = `
.facts{margin:0 0 1.5rem;text-align:left;border-top:1px solid var(--line)}.facts div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1.5rem;padding:.75rem 0;border-bottom:1px solid var(--line)}.facts dt{color:var(--quiet)}.facts dd{margin:0;font-variant-numeric:tabular-nums;text-align:right}.facts .total{font-weight:600;font-size:1.25rem}
fieldset{margin:0 0 1.25rem;padding:0;border:0;text-align:left}legend{font-weight:600;margin-bottom:.5rem}.card{display:flex;gap:.75rem;align-items:center;padding:.75rem 1rem;border:1px solid var(--line);cursor:pointer}.card:first-of-type{border-radius:12px 12px 0 0}.card:last-of-type{border-radius:0 0 12px 12px;border-top:0}.card:has(:checked){background:light-dark(#edf4ef,#1d2b24)}.card small{display:block;color:var(--quiet)}.card input{accent-color:var(--brand);inline-size:1.25rem;block-size:1.25rem;margin:0}
.alert{padding:.75rem 1rem;border-radius:12px;background:light-dark(#fdecea,#3a1a16);color:light-dark(#8c1d12,#ffb4a9);text-align:left}section{text-align:left}
`;
