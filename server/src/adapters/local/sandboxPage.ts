import { plainPage } from '../../base/http/plainPage.ts';
import { escapeHtml } from '../../base/text/escapeHtml.ts';

/** A page of a tool of the demo: `body` is HTML. */
export function sandboxPage(title: string, body: string): string {
  return plainPage({ title, body: `<h1>${escapeHtml(title)}</h1>${body}`, wide: true, style });
}

const style = `
ul{list-style:none;padding:0;border-top:1px solid var(--line)}li{display:grid;grid-template-columns:1fr auto auto;gap:.25rem 1.5rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
iframe{width:100%;height:36rem;border:1px solid var(--line);border-radius:12px;background:#f7f7f3}pre{white-space:pre-wrap}
li button,p+form button{min-height:2rem;padding:0 .75rem;border:1px solid var(--line);border-radius:999px;background:var(--surface);color:inherit;font:inherit;cursor:pointer}
@media(max-width:40rem){li{grid-template-columns:1fr}}
`;
