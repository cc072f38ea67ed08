import { escapeHtml } from '../../base/text/escapeHtml.ts';

/** A page of a stand-in: `body` is HTML. */
export function sandboxPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;background:light-dark(#f7f7f3,#0e1512);color:light-dark(#13201a,#edf2ec)}
ul{list-style:none;padding:0;border-top:1px solid light-dark(#dadED4,#2a372f)}li{display:grid;grid-template-columns:1fr auto auto;gap:.25rem 1.5rem;padding:.75rem 0;border-bottom:1px solid light-dark(#dadED4,#2a372f)}
a{color:inherit}time,span,dt{color:light-dark(#46534c,#b9c5bc)}iframe{width:100%;height:36rem;border:1px solid light-dark(#dadED4,#2a372f);border-radius:12px;background:#f7f7f3}pre{white-space:pre-wrap}
@media(max-width:40rem){li{grid-template-columns:1fr}}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
