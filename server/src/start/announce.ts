import { isLoopback } from '../base/loopback.ts';
import type { Env } from '../env.ts';

/** What the person who started it wants to know: the address, how to get in, and what will not work as it is. */
export function announcement(env: Env, notes: readonly string[], accounts: readonly string[]): string {
  const lines = [`${env.BRAND_NAME} is ready at ${env.PUBLIC_URL}`, ...notes];
  if (needsHttps(env)) {
    lines.push(
      `People on other machines cannot sign in over plain http: browsers keep the sign-in cookie only on https. Put https in front and set PUBLIC_URL; for example PUBLIC_URL=https://learn.example.com`,
    );
  }
  if (accounts.length > 0) lines.push('', ...accounts);
  return `\n${lines.join('\n')}\n\n`;
}

/** Reached from elsewhere over plain http, where `Secure` cookies are refused. */
function needsHttps(env: Env): boolean {
  const { protocol, hostname } = new URL(env.PUBLIC_URL);
  return protocol === 'http:' && !(isLoopback(hostname) && isLoopback(env.HOST));
}
