import { site } from '#lib/site.ts';

export interface PassLogo {
  readonly src: string;
  readonly name: string;
}

/** The logo of a pass, which replaces ours on its pages (NAV-06); null without one. Only a picture of our own server. */
export function passLogo(navLogoUrl: string | null): PassLogo | null {
  return navLogoUrl !== null && /^\/(?!\/)/.test(navLogoUrl) ? { src: navLogoUrl, name: site.name } : null;
}
