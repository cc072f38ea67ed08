import { completeColors } from '@atrium/domain/academy/academyColors.ts';
import { inkOn } from '@atrium/domain/colors.ts';
import { linkTo, type Site } from '../base/site.ts';
import { escapeHtml } from '../base/text/escapeHtml.ts';
import { calendarNote, type Letter, type LetterParts } from './layout.ts';

/** Colors of the letter; those of the dark are set by the style sheet, for programs that have a dark theme. */
const light = {
  page: '#f7f7f3',
  sheet: '#ffffff',
  ink: '#13201a',
  quiet: '#46534c',
  line: '#daded4',
};

/** The colors of buttons and of the mark, in both themes. */
function colorsOf({ look }: Site) {
  const colors = look ?? noColors;
  const isOwn = colors.brandLight !== '' || colors.brandDark !== '';
  const { brandLight, brandDark, accentDark } = completeColors(colors);
  // its inks are made for a light ground
  const logoDark = (look?.logo ?? '') === '' ? '' : '.own{background:#dfe6dd!important}';
  const [label, labelDark] = isOwn ? [inkOn(brandLight), inkOn(brandDark)] : ['#ffffff', '#0e1f17'];
  return { brand: brandLight, brandDark, sun: accentDark, label, labelDark, logoDark };
}
const noColors = { brandLight: '', brandDark: '', accentLight: '', accentDark: '' };

const styleOf = ({
  brandDark,
  labelDark,
  logoDark,
}: ReturnType<typeof colorsOf>): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (max-width:480px){.pad{padding:24px 20px!important}.side{padding:20px!important}h1{font-size:22px!important;line-height:28px!important}}
@media (prefers-color-scheme:dark){.page{background:#0e1512!important}.sheet{background:#161f1a!important;border-color:#2a372f!important}.ink{color:#edf2ec!important}.quiet{color:#b9c5bc!important}.line{border-color:#2a372f!important}.button{background:${brandDark}!important}.label{color:${labelDark}!important}.arch{background:${brandDark}!important}.door{background:#0e1512!important}${logoDark}}`;

const font = `font-family:Commissioner,'Gill Sans',Optima,system-ui,sans-serif`;
const words = (size: number, line: number, more = ''): string =>
  `margin:0;font-size:${String(size)}px;line-height:${String(line)}px;${more}`;

/**
 * The logo of the academy; else the arch of the house in boxes, which no mail program holds back as it does pictures,
 * and the name.
 */
function logo(site: Site, { brand, sun }: ReturnType<typeof colorsOf>): string {
  const own = site.look?.logo ?? '';
  if (own !== '')
    return `<img class="own" src="${escapeHtml(linkTo(site, own))}" alt="${escapeHtml(site.brandName)}" height="32" style="display:block;max-width:144px;height:32px;border:0;font-size:20px;line-height:32px;font-weight:600;color:${light.ink}">`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="26" valign="bottom"><div class="arch" style="width:26px;height:32px;border-radius:13px 13px 0 0;background:${brand}"><div style="height:8px;font-size:0">&nbsp;</div><div class="door" style="width:14px;height:24px;margin:0 auto;border-radius:7px 7px 0 0;background:${light.page}"><div style="height:3px;font-size:0">&nbsp;</div><div style="width:9px;height:9px;margin:0 auto;border-radius:5px;background:${sun};font-size:0">&nbsp;</div></div></div></td><td class="ink" style="padding-left:10px;font-size:20px;line-height:32px;font-weight:600;letter-spacing:-0.02em;color:${light.ink}">${escapeHtml(site.brandName)}</td></tr></table>`;
}

/** A picture that every mail program shows: those of the demo are drawings, which have a strip for mails. */
const pictureOf = (site: Site, path: string): string => linkTo(site, path.replace(/\.svg$/, '.strip.png'));

/** Only the academy's own pictures, whose requests tell nobody else that the mail was opened. */
const isOwn = (site: Site, address: string): boolean => address.startsWith(`${site.publicUrl}/`);

function coverOf({ cover }: Letter, site: Site): string {
  if (cover === undefined) return '';
  const address = pictureOf(site, cover.path);
  return isOwn(site, address)
    ? `<tr><td style="padding:0;line-height:0;font-size:0"><img src="${escapeHtml(address)}" alt="${escapeHtml(cover.alt)}" width="560" style="display:block;width:100%;height:auto;border:0;border-radius:12px 12px 0 0"></td></tr>`
    : '';
}

const datesOf = ({ dates = [] }: Letter): string =>
  dates.length === 0
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px;border-collapse:collapse">${dates
        .map(
          ({ when, what }) =>
            `<tr><td class="line" style="padding:10px 0;border-top:1px solid ${light.line}"><p class="ink" style="${words(16, 22, `font-weight:600;color:${light.ink}`)}">${escapeHtml(when)}</p>${what === '' ? '' : `<p class="quiet" style="${words(14, 20, `color:${light.quiet}`)}">${escapeHtml(what)}</p>`}</td></tr>`,
        )
        .join('')}</table>`;

/**
 * The mail as HTML: one column of 560 pixels that gets narrower, inline styles, in the colors of the theme of the
 * program that shows it; complete without its pictures.
 */
export function toHtml(letter: Letter, site: Site, parts: LetterParts = {}): string {
  const { action, code, unsubscribe, subject, heading = subject, preheader, greeting, paragraphs } = letter;
  const colors = colorsOf(site);
  const ink = `color:${light.ink}`;
  const quiet = `color:${light.quiet}`;
  const text = (paragraph: string): string =>
    `<p class="ink" style="${words(16, 24, `margin:0 0 16px;${ink}`)}">${escapeHtml(paragraph)}</p>`;
  const shownCode =
    code === undefined
      ? ''
      : `<p class="ink" style="${words(32, 40, `margin:8px 0 24px;font-weight:600;letter-spacing:6px;font-family:ui-monospace,Menlo,Consolas,monospace;${ink}`)}">${escapeHtml(code)}</p>`;
  const shownAction =
    action === undefined
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td class="button" style="border-radius:8px;background:${colors.brand}"><a class="label" href="${escapeHtml(linkTo(site, action.path))}" style="display:inline-block;padding:12px 20px;font-size:16px;line-height:20px;font-weight:600;color:${colors.label};text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>`;
  const note = calendarNote(letter, parts);
  const shownNote =
    note === null
      ? ''
      : `<p class="quiet" style="${words(14, 20, `margin:20px 0 0;${quiet}`)}">${escapeHtml(note)}</p>`;
  const way =
    unsubscribe === undefined
      ? ''
      : `<br><a class="quiet" href="${escapeHtml(linkTo(site, unsubscribe.path))}" style="${quiet}">${escapeHtml(unsubscribe.label)}</a>`;
  const before =
    preheader === undefined
      ? ''
      : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`;
  const home = escapeHtml(linkTo(site, '/'));
  const lines = (site.look?.mailFooter ?? '').split('\n').filter((line) => line.trim() !== '');
  const footer = lines.map((line) => `<br>${escapeHtml(line)}`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${styleOf(colors)}</style></head>
<body class="page" style="margin:0;padding:0;background:${light.page};${font}">${before}
<table role="presentation" class="page" cellpadding="0" cellspacing="0" style="width:100%;background:${light.page};${font}"><tr><td class="side" align="center" style="padding:32px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left;border-collapse:separate">
<tr><td style="padding:0 0 20px">${logo(site, colors)}</td></tr>
<tr><td class="sheet" style="padding:0;background:${light.sheet};border:1px solid ${light.line};border-radius:12px"><table role="presentation" cellpadding="0" cellspacing="0" style="width:100%">${coverOf(letter, site)}<tr><td class="pad" style="padding:32px">
<h1 class="ink" style="${words(26, 32, `margin:0 0 20px;font-weight:600;letter-spacing:-0.02em;${ink}`)}">${escapeHtml(heading)}</h1>${[greeting, ...paragraphs].map(text).join('')}${datesOf(letter)}${shownCode}${shownAction}${shownNote}
</td></tr></table></td></tr>
<tr><td class="pad quiet" style="padding:20px 32px;font-size:14px;line-height:22px;${quiet}">Questions? Write to <a class="quiet" href="mailto:${escapeHtml(site.supportEmail)}" style="${quiet}">${escapeHtml(site.supportEmail)}</a>.<br>Sent automatically by <a class="quiet" href="${home}" style="${quiet}">${escapeHtml(site.brandName)}</a>.${way}${footer}</td></tr>
</table></td></tr></table></body></html>`;
}
