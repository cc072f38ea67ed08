import { academyStyle } from '@atrium/domain/academy/academyColors.ts';
import type { AcademyLook, Site } from '../site.ts';
import { escapeHtml } from '../text/escapeHtml.ts';

/** A page that the server writes itself, without the web app. */
export interface PlainPage {
  /** Shown above the page and after its title; a page of the demo's tools has none. */
  readonly brandName?: string;
  /** The settings of the academy; absent: as the product has it. */
  readonly look?: AcademyLook | undefined;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** For lists instead of a few centered sentences. */
  readonly wide?: boolean;
  /** Data attributes on the body, for the page's script. */
  readonly data?: Readonly<Record<string, string>>;
  /** More CSS. */
  readonly style?: string;
  /** The address of a script. */
  readonly script?: string;
}

/** Makes the HTML of a page in the design of the product, light and dark. */
export function plainPage(page: PlainPage): string {
  const { brandName, look, title, body, wide = false, data = {}, style = '', script } = page;
  const brand = brandName === undefined ? '' : ` · ${escapeHtml(brandName)}`;
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}${brand}</title>${iconOf(look)}<style>${baseStyle}${look === undefined ? '' : academyStyle(look)}${style}</style></head>
<body${attributes.join('')}>${brandName === undefined ? '' : headerOf(brandName, look)}
<main${wide ? ' class="wide"' : ''}>${body}</main>${script === undefined ? '' : `<script src="${script}" defer></script>`}</body></html>`;
}

/** The page of a mailed link that was cut off on its way, or leads nowhere any more. `more`: HTML below the words. */
export function unknownLinkPage({ brandName, look }: Pick<Site, 'brandName' | 'look'>, more = ''): string {
  const title = "This link doesn't work";
  const words = 'It may be incomplete: copy the whole link from the email.';
  return plainPage({ brandName, look, title, body: `<h1>${title}</h1><p class="lede">${words}</p>${more}` });
}

function iconOf(look: AcademyLook | undefined): string {
  const own = look?.icon ?? '';
  return own === ''
    ? '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
    : `<link rel="icon" href="${escapeHtml(own)}">`;
}

function headerOf(brandName: string, look: AcademyLook | undefined): string {
  const logo = look?.logo ?? '';
  if (logo !== '')
    return `<header><a class="logo" href="/"><img src="${escapeHtml(logo)}" alt="${escapeHtml(brandName)}"></a></header>`;
  return `<header><a class="logo" href="/"><svg viewBox="0 0 26 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M0 32V13a13 13 0 0 1 26 0v19H0Zm6-5h14V13a7 7 0 0 0-14 0v14Z"/><circle cx="13" cy="14.5" r="4.5" fill="#f4b740"/></svg>${escapeHtml(brandName)}</a></header>`;
}

const baseStyle = `
:root{color-scheme:light dark;--ink:light-dark(#13201a,#edf2ec);--quiet:light-dark(#46534c,#b9c5bc);--line:light-dark(#daded4,#2a372f);--page:light-dark(#f7f7f3,#0e1512);--surface:light-dark(#fff,#161f1a);--brand:light-dark(#14392d,#c3e6d2);--on-brand:light-dark(#fff,#0e1f17)}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;background:var(--page);color:var(--ink);font:1rem/1.5 Commissioner,system-ui,sans-serif}
header{padding:1.25rem clamp(1rem,5vw,5rem)}a{color:inherit}:is(a,button,input):focus-visible{outline:3px solid light-dark(#13201a,#f4b740);outline-offset:2px}
.logo{display:inline-flex;gap:.625rem;align-items:center;font-size:1.5rem;font-weight:600;letter-spacing:-.03em;text-decoration:none;font-variation-settings:'FLAR' 100,'VOLM' 100}.logo svg{width:1.625rem;height:2rem}.logo img{height:2rem;max-width:9rem;object-fit:contain;background:light-dark(transparent,#dfe6dd);border-radius:4px}
main{width:min(42rem,100% - 2rem);margin:clamp(0rem,4vh,3rem) auto 3rem;padding:clamp(3.5rem,12vw,7rem) clamp(1.25rem,6vw,5rem) 2.5rem;background:var(--surface);border:1px solid var(--line);border-radius:min(21rem,50vw) min(21rem,50vw) 20px 20px;text-align:center}
h1{margin:.25rem 0 .75rem;font-size:clamp(1.75rem,1.4rem + 1.8vw,2.75rem);line-height:1.1;font-weight:600;letter-spacing:-.02em;font-variation-settings:'FLAR' 100,'VOLM' 100;text-wrap:balance}
.eyebrow{margin:0;font-weight:600;color:var(--quiet)}.lede{font-size:1.125rem;color:var(--quiet);margin:0 0 1.5rem}
.button{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:0;border-radius:999px;background:#f4b740;color:#13201a;font:600 1.0625rem/1 Commissioner,system-ui,sans-serif;text-decoration:none;cursor:pointer}.quiet{background:var(--brand);color:var(--on-brand)}
form{margin:1.25rem 0}h2{margin:1.5rem 0 .5rem;font-size:1.25rem}
main.wide{width:min(60rem,100% - 2rem);margin:2rem auto;padding:0;background:none;border:0;text-align:left}main.wide :is(time,dt,li>span){color:var(--quiet)}
`;
