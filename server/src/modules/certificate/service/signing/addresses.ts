import { linkTo, type Site } from '../../../../base/site.ts';

/** The public addresses of credentials, all absolute: they are part of what is signed. */
export const addressOf = {
  issuer: (site: Site) => linkTo(site, '/credentials/issuer'),
  keySet: (site: Site) => linkTo(site, '/credentials/keys'),
  key: (site: Site, kid: string) => linkTo(site, `/credentials/keys/${kid}`),
  achievement: (site: Site, certificateId: string) =>
    linkTo(site, `/credentials/achievements/${encodeURIComponent(certificateId)}`),
  badge: (site: Site, certificateId: string) => linkTo(site, badgePath(certificateId)),
  statusList: (site: Site, list: number) => linkTo(site, `/credentials/status/${String(list)}`),
  credential: (site: Site, credentialId: string) => linkTo(site, `/credentials/${credentialId}`),
  page: (site: Site, credentialId: string) => linkTo(site, `/verify/${credentialId}`),
};

/** The badge of a certificate. */
export function badgePath(certificateId: string): string {
  return `/credentials/badges/${encodeURIComponent(certificateId)}.svg`;
}
