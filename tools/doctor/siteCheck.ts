import { failure, fine } from '@atrium/domain/health/findings.ts';
import type { Env } from '@atrium/server/env.ts';
import type { HealthCheck, PartDeps } from '@atrium/server/modules/health/types.ts';

/** Whether the program runs on this machine and takes requests; only a command can ask, because a page was served. */
export function siteCheck({
  PORT,
  HOST,
  PUBLIC_URL,
}: Pick<Env, 'PORT' | 'HOST' | 'PUBLIC_URL'>): HealthCheck<PartDeps> {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '[::1]' : HOST.includes(':') ? `[${HOST}]` : HOST;
  const address = `http://${host}:${String(PORT)}/readyz`;
  return {
    id: 'site',
    title: 'Program',
    run: async () => {
      const answer = await fetch(address, { redirect: 'error' }).then(
        async (response) => ({ status: response.status, text: (await response.text()).trim() }),
        () => null,
      );
      if (answer === null)
        return failure(`Nothing answers at ${address}.`, 'Start the site, or type this where it runs.');
      if (answer.status === 200) return fine(`It runs, and serves ${PUBLIC_URL}.`);
      return failure(
        `It runs, but serves nothing (${String(answer.status)} ${answer.text.slice(0, 200)}).`,
        'The lines below say why; else look at its log.',
      );
    },
  };
}
