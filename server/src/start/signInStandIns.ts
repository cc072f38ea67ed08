import { brand } from '@atrium/content/brand.ts';
import {
  acmeAccounts,
  acmeEntityId,
  googleAccounts,
  initechAccounts,
  initechEntityId,
  initechOidc,
  learningSystems,
  partnerName,
} from '@atrium/content/providers.ts';
import { z } from 'zod';
import { googlePrefix, localGoogle } from '../adapters/local/identity/localGoogle.ts';
import { learningSystemPage } from '../adapters/local/learningSystem.ts';
import { oidcProviderPages } from '../adapters/local/oidcProvider.ts';
import { localPartner, partnerPages } from '../adapters/local/partnerSite.ts';
import { samlProviderPages } from '../adapters/local/samlProvider.ts';
import { tutorPages } from '../adapters/local/tutorSite.ts';
import type { AppPlugin } from '../app.ts';
import { ownOrigins } from '../base/http/ownOrigins.ts';
import { lazy } from '../base/lazy.ts';
import type { Db } from '../base/sql/db.ts';
import { findSettingOf } from '../base/sql/setting.ts';
import { demoProviderKey } from '../demo/federation.ts';
import { answerPath } from '../modules/federation/service/answerPath.ts';
import { googleRealm } from '../modules/federation/service/realms.ts';

const keyShape = z.object({ privateKey: z.string(), certificate: z.string() });

/**
 * The demo's stand-ins for Google, the SAML providers of Acme and Initech, a partner, the AI tutor and customers'
 * learning systems.
 */
export function signInStandIns(
  db: Db,
  site: { readonly publicUrl: string; readonly brandName: string; readonly secret: string },
): readonly AppPlugin[] {
  const { publicUrl, brandName, secret } = site;
  const key = lazy(async () => {
    const found = await findSettingOf(db, demoProviderKey, keyShape);
    if (found === null) throw new Error('the demo has no key for its SAML provider');
    return found;
  });
  const origins = ownOrigins(publicUrl);
  const redirectUris = origins.map((origin) => origin + answerPath('OIDC', googleRealm));
  const acme = { realmId: 'acme', company: 'Acme', entityId: acmeEntityId, accounts: acmeAccounts, key: key.get };
  // not entered yet, so that somebody can try how that is done
  const initech = { realmId: 'initech', company: 'Initech', entityId: initechEntityId, accounts: initechAccounts };
  const connection = localGoogle(publicUrl, secret);
  return [
    oidcProviderPages({
      publicUrl,
      brandName,
      prefix: googlePrefix,
      title: 'Sign in with Google',
      connection,
      redirectUris,
      accounts: googleAccounts,
    }),
    oidcProviderPages({
      publicUrl,
      brandName,
      prefix: initechOidc.path,
      title: 'Sign in at Initech',
      connection: { ...initechOidc.client, kind: 'OIDC', issuer: publicUrl + initechOidc.path },
      redirectUris: origins.map((origin) => origin + answerPath('OIDC', 'initech')),
      accounts: initechAccounts,
    }),
    samlProviderPages({ ...acme, publicUrl, brandName }),
    samlProviderPages({ ...initech, publicUrl, key: key.get, brandName }),
    partnerPages({ brandName, publicUrl, partnerName, receiver: localPartner(origins, secret) }),
    tutorPages({ brandName, tutorName: brand.tutorName, publicUrl, secret }),
    learningSystemPage({
      brandName,
      systems: learningSystems,
      paths: [
        { path: '/courses', title: 'All courses' },
        { path: '/events', title: 'Events' },
      ],
    }),
  ];
}
