import type { Flags } from '@atrium/domain/access/flags.ts';
import type Provider from 'oidc-provider';
import type pg from 'pg';
import { lazy } from '../../../base/lazy.ts';
import type { Clock } from '../../../base/process/clock.ts';
import type { Log } from '../../../base/process/log.ts';
import type { Site } from '../../../base/site.ts';
import type { Db } from '../../../base/sql/db.ts';
import type { IdentityProviders, SamlSelf } from '../../../ports/identityProviders.ts';
import type { OidcStorage } from '../../identity/service/oidcAdapter.ts';
import { loadSamlSelf } from './samlSelf.ts';

/** What the routes of single sign-on need. */
export interface FederationDeps {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly storage: OidcStorage;
  readonly provider: Provider;
  readonly publicUrl: string;
  /** For mails about what a sign-in changes. */
  readonly site: Site;
  readonly clock: Clock;
  readonly secret: string;
  /** As of sign-ins by password: the demo says where its codes are. */
  readonly knownPassword: string | null;
  /** The flags of visitors, of which `blockLogin` is one. */
  readonly visitorFlags: () => Promise<Flags>;
  readonly identityProviders: IdentityProviders;
  readonly log: Log;
  /** Ourselves as a SAML service provider; created at the first use. */
  readonly samlSelf: () => Promise<SamlSelf>;
}

export function openFederation(options: Omit<FederationDeps, 'samlSelf'>): FederationDeps {
  const self = lazy(() => loadSamlSelf(options));
  return { ...options, samlSelf: self.get };
}
