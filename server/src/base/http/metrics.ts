import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isForwarded } from './loopback.ts';

interface MetricsOptions {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** The mails of the outbox that are not sent; rejects while the database is away. */
  readonly countMails?: () => Promise<{ readonly waiting: number; readonly failed: number }>;
  /** The public name of a live site, under which `/metrics` is not served; null for another site. */
  readonly publicName: string | null;
}

/**
 * Serves `/metrics` for Prometheus: the process, every request by route, and the database connections. On a live site
 * only for the internal network: not under the public name, and not through a proxy, whatever name the request gives.
 */
export function registerMetrics(app: FastifyInstance, { pool, countMails, publicName }: MetricsOptions): void {
  const register = new Registry();
  // samples the event loop four times a second; the default of a hundred kept an idle process busy
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 250 });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  new Gauge({
    name: 'pg_pool_connections',
    help: 'Database connections by state; waiting are requests without one.',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  if (countMails !== undefined) registerMails(register, countMails);

  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    // one label for all, because a label for each file or unknown path would grow without limit
    const route = config.asset === true ? 'asset' : (url ?? 'page');
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    // the name in a request that a proxy has passed on may be anything
    if (publicName !== null && (request.hostname === publicName || isForwarded(request))) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
}

function registerMails(register: Registry, count: NonNullable<MetricsOptions['countMails']>): void {
  new Gauge({
    name: 'mails_unsent',
    help: 'Mails that are not sent yet by state; failed are those that the mail server did not take so far.',
    labelNames: ['state'] as const,
    registers: [register],
    async collect() {
      // the other metrics are needed most while the database is away
      const counted = await count().catch(() => null);
      this.reset();
      if (counted === null) return;
      this.set({ state: 'waiting' }, counted.waiting);
      this.set({ state: 'failed' }, counted.failed);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A static file: named 'asset' in the metrics, logged at debug level only. */
    asset?: true;
  }
}
