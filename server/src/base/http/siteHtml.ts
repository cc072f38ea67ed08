import { academyStyle } from '@atrium/domain/academy/academyColors.ts';
import type { AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import type { WebApp } from './webApp.ts';

/**
 * Replaces the placeholder names and the empty or sample values of web/index.html; web/src/lib/site.ts reads the
 * latter.
 */
export function withSite(html: string, { site, academy }: Pick<WebApp, 'site' | 'academy'>): string {
  const settings = academy();
  const { name: brandName, supportEmail, description, signInSentence, logo, ...links } = settings;
  const addressOf = (url: string): string => (url === '' ? '' : new URL(url, site.PUBLIC_URL).href);
  const values = {
    'application-name': brandName,
    description,
    'support-email': supportEmail,
    'help-url': addressOf(links.helpUrl),
    'terms-url': addressOf(links.termsUrl),
    'google-sign-in': site.googleSignIn ? 'on' : '',
    'privacy-url': addressOf(links.privacyUrl),
    'events-url': addressOf(links.eventsUrl),
    'no-linking-host': site.NO_LINKING_HOST ?? '',
    'sign-in-sentence': signInSentence,
    logo,
    'sign-in-picture': links.signInPicture,
  };
  let filled = replacePlaces(html, /(<title>)[^<]*/, brandName);
  filled = replacePlaces(filled, /(<span data-name>)[^<]*/g, brandName);
  for (const [name, value] of Object.entries(values)) {
    filled = replacePlaces(filled, new RegExp(`(<meta name="${name}" content=")[^"]*`), value);
  }
  // the preview of a shared link; crawlers do not resolve an address without an origin
  const shared = {
    site_name: brandName,
    title: brandName,
    description,
    image: new URL(links.sharePicture || '/share.png', site.PUBLIC_URL).href,
  };
  for (const [name, value] of Object.entries(shared)) {
    filled = replacePlaces(filled, new RegExp(`(<meta property="og:${name}" content=")[^"]*`), value);
  }
  return withLook(filled, settings);
}

/** Logo, icon and colors of the academy, where it has its own. */
function withLook(html: string, settings: AcademyBody): string {
  const { name, logo, icon } = settings;
  let own = html;
  if (logo !== '') {
    const picture = `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}">`;
    own = own.replaceAll(
      /<svg viewBox="0 0 26 32">(?:(?!<\/svg>)[^])*<\/svg>\s*<span data-name>[^<]*<\/span>/g,
      () => picture,
    );
  }
  if (icon !== '')
    own = own
      .replace(/<link\s+rel="icon"[^>]*>/, () => `<link rel="icon" href="${escapeHtml(icon)}">`)
      .replace(/<link rel="apple-touch-icon"[^>]*>/, () => `<link rel="apple-touch-icon" href="${escapeHtml(icon)}">`);
  const style = academyStyle(settings);
  return style === '' ? own : own.replace('</head>', () => `<style>${style}</style></head>`);
}

/** Writes a value into the places of a page, escaped. Throws when the page has none. */
export function replacePlaces(html: string, place: RegExp, value: string): string {
  if (html.search(place) === -1) throw new Error(`index.html has no place for ${place.source}`);
  return html.replace(place, (_, before: string) => before + escapeHtml(value));
}
