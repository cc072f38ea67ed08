import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { site } from '#lib/site.ts';

export interface PassLogo {
  readonly src: string;
  readonly name: string;
}

/**
 * The logo of a pass, which replaces ours on its pages (NAV-06); null without one. Only a picture of our own server.
 */
export function passLogo(navLogoUrl: string | null): PassLogo | null {
  const src = navLogoUrl === null ? null : safeRedirectPath(navLogoUrl);
  return src === null ? null : { src, name: site.name };
}
