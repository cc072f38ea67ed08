import path from 'node:path';
import { isLoopback } from './base/http/loopback.ts';
import { StartupError } from './base/process/startupError.ts';
import { variables, type VariableName } from './env/variables.ts';

type Values = { readonly [K in VariableName]: ReturnType<(typeof variables)[K]['parse']> };

/** The configuration of one process, validated and complete. */
export interface Env extends Omit<
  Values,
  'DATA_DIR' | 'WEB_DIR' | 'PUBLIC_URL' | 'CLOCK' | 'DOCUMENTS' | 'MAIL_FROM' | 'SUPPORT_EMAIL'
> {
  /** The root of the checkout, absolute. */
  readonly root: string;
  /** Absolute. */
  readonly DATA_DIR: string;
  /** Absolute. */
  readonly WEB_DIR: string;
  /** Origin without a trailing slash: the only source of absolute links. */
  readonly PUBLIC_URL: string;
  readonly CLOCK: 'real' | 'movable';
  readonly DOCUMENTS: 'trusted' | 'any';
  readonly MAIL_FROM: string;
  readonly SUPPORT_EMAIL: string;
  /** Whether people can sign in with Google: the real one where it is configured, else a stand-in with the demo. */
  readonly googleSignIn: boolean;
  /** True when people reach this process under a public name: then no stand-in adapter is allowed. */
  readonly live: boolean;
}

/**
 * Reads and validates the configuration; nothing else in the server reads the environment.
 * @throws StartupError with one line for each invalid variable: its name, the reason, and an example.
 */
export function readEnv(root: string, source: NodeJS.ProcessEnv = process.env): Env {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, variable] of Object.entries(variables)) {
    const text = source[name]?.trim();
    const result = variable.schema.safeParse(text === '' ? undefined : text);
    if (result.success) values[name] = result.data;
    else
      wrong.push(
        complain(
          name as VariableName,
          variable.secret ? ' is wrong:' : ` is ${JSON.stringify(text)}, but`,
          result.error.issues[0]?.message,
        ),
      );
  }
  if (wrong.length > 0) throw new StartupError(wrong.join('\n'));
  const env = complete(root, values as Values);
  const missing = [...requireLive(env), ...requirePairs(env)];
  if (missing.length > 0) throw new StartupError(missing.join('\n'));
  return env;
}

/** Adds the variables of a `.env` file at `root` to the environment; existing ones take precedence. */
export function loadEnvFile(root: string): void {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartupError(`.env cannot be read: ${(error as Error).message}`, { cause: error });
    }
  }
}

function complete(root: string, given: Values): Env {
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${String(given.PORT)}`;
  const { hostname } = new URL(publicUrl);
  const name = given.BRAND_NAME;
  return {
    ...given,
    root,
    DATA_DIR: path.resolve(root, given.DATA_DIR),
    WEB_DIR: path.resolve(root, given.WEB_DIR),
    PUBLIC_URL: publicUrl,
    CLOCK: given.CLOCK ?? (given.DEMO === 'on' ? 'movable' : 'real'),
    DOCUMENTS: given.DOCUMENTS ?? (given.DEMO === 'on' ? 'any' : 'trusted'),
    MAIL_FROM: given.MAIL_FROM ?? `${name.replaceAll(/[^\p{L}\p{N} ]/gu, '')} <hello@${hostname}>`,
    SUPPORT_EMAIL: given.SUPPORT_EMAIL ?? `support@${hostname}`,
    HELP_URL: given.HELP_URL ?? (given.DEMO === 'on' ? `${publicUrl}/files/notices/help.html` : undefined),
    TERMS_URL: given.TERMS_URL ?? (given.DEMO === 'on' ? `${publicUrl}/files/notices/terms.html` : undefined),
    EVENTS_URL: given.EVENTS_URL ?? (given.DEMO === 'on' ? `${publicUrl}/files/notices/events.html` : undefined),
    googleSignIn: hasGoogle(given) || (given.DEMO === 'on' && isLoopback(hostname)),
    live: !isLoopback(hostname) && given.DEMO === 'off',
  };
}

function hasGoogle({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Values): boolean {
  return id !== undefined && secret !== undefined;
}

/**
 * What a live process needs beyond the defaults: without it, a restart would end all sign-ins, or mail would be lost.
 */
function requireLive(env: Env): string[] {
  if (!env.live) return [];
  const wrong: string[] = [];
  if (env.DATABASE_URL !== undefined && env.SECRET === undefined) {
    wrong.push(complain('SECRET', ' is missing: every process of a live site', 'needs the same one'));
  }
  if (env.SMTP_URL === undefined) {
    wrong.push(complain('SMTP_URL', ' is missing: a live site', 'must be able to send mail'));
  }
  if (env.CLOCK === 'movable')
    wrong.push(complain('CLOCK', ' is "movable", but a live site', 'follows the real clock'));
  return wrong;
}

/** Variables that make sense only together. */
function requirePairs(env: Env): string[] {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env;
  if ((siteKey === undefined) === (secretKey === undefined)) return [];
  const absent = siteKey === undefined ? 'TURNSTILE_SITE_KEY' : 'TURNSTILE_SECRET_KEY';
  return [complain(absent, ' is missing:', 'Turnstile needs both of its keys')];
}

function complain(name: VariableName, found: string, why = 'it is wrong'): string {
  const { example } = variables[name];
  return `${name}${found} ${why}; for example ${name}=${example}`;
}
