import { pino, type Logger } from 'pino';

/** The structured log: one JSON object a line on stdout. */
export type Log = Logger;

/** Names under which a secret could reach the log; their values are replaced before anything is written. */
const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'token',
  'idToken',
  'id_token',
  'accessToken',
  'access_token',
  'refreshToken',
  'refresh_token',
  'code_verifier',
  'acode',
  'secret',
];

const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** Opens the log at `level` (pino's levels, or `silent`). `to` replaces stdout in tests. */
export function openLog(level: string, to?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[removed]' },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/** The path of a URL without its query, which may carry codes and addresses. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
