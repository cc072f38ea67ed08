import { isLoopback } from '../base/http/loopback.ts';
import type { Env } from '../env.ts';

interface Announced {
  /** Of the academy. */
  readonly name: string;
  readonly notes: readonly string[];
  /** What the academy still needs, a sentence each. */
  readonly missing: readonly string[];
  readonly accounts: readonly string[];
}

/** What the start prints: the address, the demo accounts, and what does not work yet or with this configuration. */
export function announcement(env: Env, { name, notes, missing, accounts }: Announced): string {
  const lines = [`${name} is ready at ${env.PUBLIC_URL}`, ...notes];
  if (needsHttps(env)) {
    lines.push(
      `People on other machines cannot sign in over plain http: browsers keep the sign-in cookie only on https. Put https in front and set PUBLIC_URL; for example PUBLIC_URL=https://learn.example.com`,
    );
  }
  if (missing.length > 0) lines.push('', ...missing);
  if (accounts.length > 0) lines.push('', ...accounts);
  return `\n${lines.join('\n')}\n\n`;
}

/** Whether the site is reached over plain http from other machines, where browsers refuse `Secure` cookies. */
export function needsHttps({ PUBLIC_URL, HOST }: Pick<Env, 'PUBLIC_URL' | 'HOST'>): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === 'http:' && !(isLoopback(hostname) && isLoopback(HOST));
}
