/**
 * The name and links of this installation (D75; access.md §9), which the server writes into the head of the page. A
 * link that is not configured is null and not shown.
 */
export const site = {
  name: told('application-name'),
  terms: told('terms-url') || null,
  help: told('help-url') || null,
  supportTicket: `mailto:${encodeURIComponent(told('support-email')).replace('%40', '@')}`,
} as const;

function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
