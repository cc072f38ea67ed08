import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import { housePage } from '../meetings/housePage.ts';
import type { StandInAccount } from './account.ts';

/** The page on which a person chooses an account of a provider. `hrefOf`: where an account leads. */
export function accountsPage(page: {
  readonly brandName: string;
  readonly title: string;
  readonly accounts: readonly StandInAccount[];
  readonly hrefOf: (accountId: string) => string;
  readonly cancelHref: string;
}): string {
  const rows = page.accounts.map(
    ({ accountId, name, email, note }) =>
      `<li><a href="${escapeHtml(page.hrefOf(accountId))}"><b>${escapeHtml(name)}</b> <span>${escapeHtml(email)}</span><small>${escapeHtml(note)}</small></a></li>`,
  );
  return housePage({
    brandName: page.brandName,
    title: page.title,
    body: `<p class="eyebrow">A stand-in, on this machine only</p><h1>${escapeHtml(page.title)}</h1>
<p class="lede">Choose who signs in.</p><ul class="accounts">${rows.join('')}</ul>
<p><a href="${escapeHtml(page.cancelHref)}">Cancel</a></p>`,
  });
}
