import { fine, warning } from '@atrium/domain/health/findings.ts';
import { expect, test } from 'vitest';
import { openLog } from '../../../base/process/log.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { HealthCheck, PartDeps } from '../types.ts';
import { runChecks } from './runChecks.ts';

const deps: PartDeps = { now: 0, ports: {} as Ports, log: openLog('silent') };

test('[OPE-05] one that hangs and one that throws are lines of their own, and the others are told', async () => {
  const checks: readonly HealthCheck<PartDeps>[] = [
    { id: 'hangs', title: 'Hangs', limit: 30, run: () => new Promise(() => undefined) },
    { id: 'good', title: 'Good', run: () => Promise.resolve(fine('It works.')) },
    { id: 'none', title: 'None', run: () => Promise.resolve(null) },
    { id: 'throws', title: 'Throws', run: () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25')) },
    { id: 'soon', title: 'Soon', run: () => Promise.resolve(warning('It ends.', 'Renew it.')) },
  ];
  expect(await runChecks(checks, deps)).toEqual([
    {
      id: 'hangs',
      title: 'Hangs',
      state: 'FAILURE',
      words: 'There was no answer within 0.03 seconds.',
      todo: 'See whether it runs, and whether something on the way to it holds connections.',
    },
    { id: 'good', title: 'Good', state: 'OK', words: 'It works.', todo: null },
    {
      id: 'throws',
      title: 'Throws',
      state: 'FAILURE',
      words: 'It failed: connect ECONNREFUSED 127.0.0.1:25.',
      todo: 'The other side did not answer. If that goes on, look at its address and the network.',
    },
    { id: 'soon', title: 'Soon', state: 'WARNING', words: 'It ends.', todo: 'Renew it.' },
  ]);
});

test('[OPE-05] nothing secret of an error is told', async () => {
  const secrets = ['postgres://atrium:hush-hush@db/atrium', 'sk_live_51Habcdef', 'Bearer abc.def.ghi', '?token=hush'];
  const checks = secrets.map((secret): HealthCheck<PartDeps> => ({
    id: 'one',
    title: 'One',
    run: () =>
      Promise.reject(new Error(`refused https://api.example.com/v1${secret.startsWith('?') ? '' : ' '}${secret}`)),
  }));
  const said = JSON.stringify(await runChecks(checks, deps));
  for (const secret of ['hush', 'sk_live', 'abc.def']) expect(said).not.toContain(secret);
});
