import { plainPage, type PlainPage } from '../../../base/http/plainPage.ts';

/** A page of a stand-in that looks like the product's own. */
export function housePage(page: PlainPage & { readonly brandName: string }): string {
  return plainPage({ ...page, style: style + (page.style ?? ''), script: '/__sandbox/meeting.js' });
}

const style = `
@font-face{font-family:Commissioner;font-weight:100 900;font-display:swap;src:url(/__sandbox/meeting.woff2) format('woff2')}
.who{display:inline-flex;flex-wrap:wrap;gap:.5rem;align-items:center;justify-content:center}.who span[aria-hidden],.tile span{display:grid;place-items:center;width:2.25rem;aspect-ratio:1;border-radius:50%;background:#14392d;color:#fff;font-weight:600}
.stage{background:#0b211a;color:#edf2ec;border-radius:16px;padding:2.5rem 1rem;margin-bottom:1rem}.tile{display:grid;gap:.5rem;justify-items:center;margin:0;color:#b9c5bc}.tile span{width:4.5rem;font-size:1.5rem}.tile b{color:#fff;font-size:1.125rem}
.accounts{list-style:none;margin:0 0 1.25rem;padding:0;text-align:left;border-top:1px solid var(--line)}.accounts li{border-bottom:1px solid var(--line)}.accounts a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.75rem .25rem;text-decoration:none}.accounts a:hover b{text-decoration:underline}.accounts span,.accounts small{color:var(--quiet);overflow-wrap:anywhere}.accounts small{grid-column:1/-1}
`;
