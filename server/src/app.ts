import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { registerErrors, sendFailure } from './base/http/errors.ts';
import { registerHealth, type Health } from './base/http/health.ts';
import { registerHosts } from './base/http/hosts.ts';
import { isLoopback } from './base/http/loopback.ts';
import { registerMetrics } from './base/http/metrics.ts';
import type { FindPageData, FindPageHead } from './base/http/pageData.ts';
import { registerRequestLog, requestId } from './base/http/requests.ts';
import { registerSecurity } from './base/http/security.ts';
import { registerStatic } from './base/http/static.ts';
import type { WebApp } from './base/http/webApp.ts';
import type { Env } from './env.ts';

/** The routes of one subject, in their own Fastify scope: `/graphql`, `/oidc/*`, `/media/*`, … */
export type AppPlugin = (app: FastifyInstance) => Promise<void> | void;

export interface AppDeps {
  readonly env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'TRUSTED_PROXIES' | 'live'>;
  readonly log: FastifyBaseLogger;
  readonly health: Health;
  readonly pool: pg.Pool;
  /** For the metrics: the mails that are not sent. */
  readonly countMails?: () => Promise<{ readonly waiting: number; readonly failed: number }>;
  readonly plugins: readonly AppPlugin[];
  /** Another origin that browsers upload files to. */
  readonly uploadOrigin?: string | null;
  /** Null when this process serves no web app. */
  readonly web: WebApp | null;
  /** The data with which the pages of members open; without it they ask for it. */
  readonly pageData?: FindPageData;
  readonly pageHead?: FindPageHead;
}

function withoutSchemas(): never {
  throw new Error('Routes have no schemas here: a handler checks its body itself.');
}

/** Creates the HTTP application. It does not listen: pass `app.routing` to a server, or use `inject`. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env } = deps;
  const site = new URL(env.PUBLIC_URL);
  const isKnown = (name: string): boolean => isLoopback(name) || name === site.hostname || name === env.HOST;

  // the narrower type would spread into every plugin's type
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: env.TRUSTED_PROXIES ?? false,
    // what the studio sends of a document at once, twice (`checkBody`), is the longest
    bodyLimit: 544 * 1024,
    routerOptions: { maxParamLength: 512 },
    // a path that the router cannot decode
    frameworkErrors: (_error, request, reply) => {
      void sendFailure(request, reply, 400);
    },
    // loading the schema compilers would take a large part of the start
    schemaController: { compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas } },
  });
  registerErrors(app);
  registerRequestLog(app);
  registerSecurity(app, { https: site.protocol === 'https:', uploadOrigin: deps.uploadOrigin ?? null });
  registerHosts(app, isKnown);
  const publicName = env.live ? site.hostname : null;
  registerMetrics(app, { pool: deps.pool, publicName, ...(deps.countMails && { countMails: deps.countMails }) });
  registerHealth(app, deps.health, publicName);
  for (const plugin of deps.plugins) {
    await app.register(async (scope) => {
      await plugin(scope);
    });
  }
  await registerStatic(app, deps.web, deps.pageData, deps.pageHead);
  await app.ready();
  return app;
}
