import { fine, warning } from '@atrium/domain/health/findings.ts';
import type { HealthCheck, PartDeps } from '../../types.ts';

/** Where people reach the site, and whether they can sign in there. */
export const settings: HealthCheck<PartDeps> = {
  id: 'settings',
  title: 'Settings',
  run: ({ ports: { installation } }) => {
    const { publicUrl, isDemo, needsHttps } = installation;
    if (needsHttps) {
      return Promise.resolve(
        warning(
          `The site is at ${publicUrl}, over plain http: people on other machines cannot sign in, because browsers keep the sign-in only on https.`,
          'Put https in front and set PUBLIC_URL; for example PUBLIC_URL=https://learn.example.com',
        ),
      );
    }
    return Promise.resolve(fine(`The site is at ${publicUrl}${isDemo ? ', with the demo' : ''}.`));
  },
};
