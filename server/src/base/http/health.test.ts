import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createHealth, registerHealth } from './health.ts';

test('[THR-18] a process is not ready while its database is silent, asks it once at a time, and is ready again', async () => {
  const answers: PromiseWithResolvers<null>[] = [];
  const health = createHealth(
    () => {
      const answer = Promise.withResolvers<null>();
      answers.push(answer);
      return answer.promise;
    },
    { limit: 20 },
  );
  expect(await health.isReady()).toBe(false);
  expect(answers).toHaveLength(0);
  health.serve();
  expect(await Promise.all([health.isReady(), health.isReady()])).toEqual([false, false]);
  expect(await health.isReady()).toBe(false);
  expect(answers).toHaveLength(1);
  answers[0]?.reject(new Error('Connection terminated'));
  await expect(answers[0]?.promise).rejects.toThrow();
  const ready = health.isReady();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve(null);
  expect(await ready).toBe(true);
  health.drain();
  expect(await health.isReady()).toBe(false);
});

test('[THR-18] a caller who asks whether the process is ready is told by the status, which nothing keeps', async () => {
  const app = Fastify();
  const health = createHealth(() => Promise.resolve());
  registerHealth(app, health);
  const ask = async (url: string): Promise<unknown[]> => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers['cache-control']];
  };
  expect([await ask('/livez'), await ask('/readyz')]).toEqual([
    [200, 'no-store'],
    [503, 'no-store'],
  ]);
  health.serve();
  expect(await ask('/readyz')).toEqual([200, 'no-store']);
});

test('[OPE-02] a caller who asks from inside is told why a process is not ready, one who asks from outside is not', async () => {
  const app = Fastify();
  const fault = { text: 'The database lacks table video.' as string | null };
  const health = createHealth(() => Promise.resolve(), { findFault: () => Promise.resolve(fault.text) });
  registerHealth(app, health, 'learn.example.com');
  const ask = async (headers: Record<string, string>): Promise<unknown[]> => {
    const { statusCode, body } = await app.inject({ url: '/readyz', headers });
    return [statusCode, body];
  };
  expect(await ask({ host: '10.0.0.7:4000' })).toEqual([503, 'not ready: It is still starting.\n']);
  health.serve();
  expect(await ask({ host: '10.0.0.7:4000' })).toEqual([503, 'not ready: The database lacks table video.\n']);
  expect(await ask({ host: 'learn.example.com' })).toEqual([503, 'not ready\n']);
  expect(await ask({ host: '10.0.0.7:4000', 'x-forwarded-for': '203.0.113.9' })).toEqual([503, 'not ready\n']);
  fault.text = null;
  expect(await ask({ host: '10.0.0.7:4000' })).toEqual([200, 'ok\n']);
});
