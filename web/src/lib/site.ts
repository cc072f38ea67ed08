/**
 * How this installation calls itself and where it sends people (D75; access.md §9): what the server wrote into the head
 * of the page. A link that is not set up here is null, and left out.
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
