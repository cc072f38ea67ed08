import { brand } from './brand.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const style =
  'body{font:16px/1.5 Commissioner,"Gill Sans",Optima,sans-serif;max-width:60ch;margin:48px auto;padding:0 24px;color:#13201A;background:#FBF9F3}h1{font-size:36px;line-height:1.12}h2{border-top:1px solid #13201A;padding-top:16px;margin-top:40px}@media(prefers-color-scheme:dark){body{color:#EEF1EA;background:#101A15}h2{border-color:#EEF1EA}}';

/** A printable page of the academy without scripts. `kind`: 'syllabus'; `matter`: HTML. */
export function printed({ title, kind, matter }: { title: string; kind: string; matter: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}, ${kind} · ${brand.name}</title><style>${style}</style></head><body><main><p>${brand.issuer}, ${kind}</p><h1>${escapeHtml(title)}</h1>${matter}</main></body></html>`;
}
