import type pg from 'pg';
import { flagFile } from '../../adapters/local/flagFile.ts';
import { oidcProtocol } from '../../adapters/oidc/oidcProtocol.ts';
import { samlProtocol } from '../../adapters/saml/samlProtocol.ts';
import { createApp } from '../../app.ts';
import { createHealth } from '../../base/http/health.ts';
import { realClock } from '../../base/process/clock.ts';
import { openLog } from '../../base/process/log.ts';
import { openDatabase } from '../../base/sql/db.ts';
import type { Listener } from '../../base/sql/listener.ts';
import type { TestServer } from '../../testing/harness.ts';
import { openViewerSource } from '../entitlement/service/viewerSource.ts';
import { federationRoutes } from '../federation/http.ts';
import { openFederation } from '../federation/service/openFederation.ts';
import { identityRoutes } from './http.ts';
import { openIdentity } from './service/openIdentity.ts';

export interface SecondProcess {
  readonly origin: string;
  /** Ends its connections to the database. */
  readonly cut: () => Promise<void>;
  readonly pool: pg.Pool;
  readonly identify: (token: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const deaf: Listener = { alive: () => false, on: () => Promise.resolve(), close: () => Promise.resolve() };
const log = openLog('silent');

/** A second process of the same site, with sign-in alone, whose database connection can be cut. */
export async function startSecondProcess(server: TestServer, flags = flagFile(undefined)): Promise<SecondProcess> {
  const database = openDatabase({ url: server.databaseUrl, log, max: 4 });
  const viewers = await openViewerSource({ db: database.db, listener: deaf, log }, flags);
  const site = { publicUrl: server.origin, brandName: 'Atrium', supportEmail: 'help@academy.example' };
  const identity = await openIdentity({
    database,
    listener: deaf,
    site,
    clock: realClock(),
    receivers: [],
    isOverdue: () => Promise.resolve(false),
    secret: server.secret,
    log,
    visitorFlags: viewers.visitorFlags,
    knownPassword: null,
  });
  const identityProviders = { oidc: oidcProtocol(), saml: samlProtocol(), google: null };
  const federation = openFederation({
    ...identity.challenge,
    pool: database.pool,
    site,
    clock: realClock(),
    identityProviders,
    log,
  });
  const app = await createApp({
    env: { PUBLIC_URL: server.origin, HOST: '127.0.0.1', TRUSTED_PROXIES: undefined, live: false },
    log,
    health: createHealth(() => Promise.resolve()),
    pool: database.pool,
    plugins: [identityRoutes(identity), federationRoutes(federation, identity)],
    web: null,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  let isCut = false;
  const cut = async (): Promise<void> => {
    isCut = true;
    await database.pool.end();
  };
  return {
    origin,
    cut,
    pool: database.pool,
    identify: (token) => identity.identify({ headers: { authorization: `Bearer ${token}` } }),
    close: async () => {
      await app.close();
      if (!isCut) await cut();
    },
  };
}
