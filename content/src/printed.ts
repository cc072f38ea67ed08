import { brand } from './brand.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** The path of the typeface, for pages without scripts and style sheets of their own. */
export const printedFont = '/files/printed.woff2';

const style = `@font-face{font-family:Commissioner;font-weight:100 900;font-display:swap;src:url(${printedFont}) format('woff2')}
:root{color-scheme:light dark;--ink:light-dark(#13201a,#edf2ec);--quiet:light-dark(#46534c,#b9c5bc);--line:light-dark(#daded4,#2a372f)}
*{box-sizing:border-box}body{margin:0;font:1rem/1.5 Commissioner,system-ui,sans-serif;color:var(--ink);background:light-dark(#f7f7f3,#0e1512)}
header{border-bottom:1px solid var(--line)}header div,main{width:min(76rem,100% - 2rem);margin:0 auto}header div{display:flex;justify-content:space-between;align-items:center;gap:1rem;min-height:4.5rem;padding:.75rem 0;flex-wrap:wrap}header nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}.contents{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}h2:target{color:light-dark(#1d5c43,#f4b740)}
a{color:inherit}a:focus-visible{outline:3px solid light-dark(#13201a,#f4b740);outline-offset:2px}a:hover{text-decoration-thickness:2px}h1,.logo{font-variation-settings:'FLAR' 100,'VOLM' 100}.logo{display:inline-flex;gap:.625rem;align-items:center;font-size:1.5rem;font-weight:600;letter-spacing:-.03em;text-decoration:none}.logo svg{width:1.625rem;height:2rem}
main{padding:clamp(1.5rem,5vw,4rem) 0 4rem}h1{margin:0 0 1.5rem;font-size:clamp(2rem,1.5rem + 2vw,3rem);line-height:1.1;font-weight:600;letter-spacing:-.02em;text-wrap:balance}
h2{margin:2.5rem 0 .5rem;padding-top:1.25rem;border-top:1px solid var(--line);font-size:1.25rem;font-weight:600}p,li{max-width:65ch}.kind{margin:0 0 .25rem;font-weight:600;color:var(--quiet)}
table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}td:last-child{width:34%}
@page{margin:18mm}
@media print{.contents{display:none}:root{color-scheme:light}body{background:none;font-size:11pt}header{display:none}main{width:auto;padding:0}h1{font-size:24pt}h2{break-after:avoid;margin-top:1.5rem}tr,li,p{break-inside:avoid}section{break-inside:avoid}main a[href^="http"]::after{content:" (" attr(href) ")";color:var(--quiet)}}`;

const mark =
  '<svg viewBox="0 0 26 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M0 32V13a13 13 0 0 1 26 0v19H0Zm6-5h14V13a7 7 0 0 0-14 0v14Z"/><circle cx="13" cy="14.5" r="4.5" fill="#f4b740"/></svg>';

interface PrintedPage {
  readonly title: string;
  readonly kind: string;
  readonly matter: string;
  readonly links?: readonly { readonly href: string; readonly text: string }[];
}

/**
 * A printable page of the academy without scripts. `kind`: 'Syllabus', above the title; `matter`: its content as HTML;
 * `links`: in its head, before the way back.
 */
export function printed({ title, kind, matter, links = [] }: PrintedPage): string {
  const ways = [...links, { href: '/', text: `Back to ${brand.name}` }];
  const nav = ways.map(({ href, text }) => `<a href="${href}">${escapeHtml(text)}</a>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} · ${brand.name}</title><style>${style}</style></head><body><header><div><a class="logo" href="/">${mark}${brand.name}</a><nav aria-label="Academy">${nav}</nav></div></header><main><p class="kind">${kind}</p><h1>${escapeHtml(title)}</h1>${matter}</main></body></html>`;
}
