import path from 'node:path';
import { plainAcademy } from '@atrium/domain/academy/academyForm.ts';
import { isLoopback } from './base/http/loopback.ts';
import { StartupError } from './base/process/startupError.ts';
import { variables, type VariableName } from './env/variables.ts';

/** Variables of what is a setting of the academy, too. */
type AcademyVariable = 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'HELP_URL' | 'TERMS_URL' | 'EVENTS_URL';

type Values = { readonly [K in VariableName]: ReturnType<(typeof variables)[K]['parse']> };

/** The configuration of one process, validated and complete. */
export interface Env extends Omit<
  Values,
  'DATA_DIR' | 'WEB_DIR' | 'PUBLIC_URL' | 'CLOCK' | 'DOCUMENTS' | 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'STRIPE_STAND_IN'
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
  /** Whether the stand-in for Stripe takes payments. */
  readonly STRIPE_STAND_IN: boolean;
  readonly BRAND_NAME: string;
  readonly SUPPORT_EMAIL: string;
  /** The settings of the academy that variables set, which win over those in the database (D93). */
  readonly given: Partial<Pick<Values, AcademyVariable>>;
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
  const missing = [...requireLive(env), ...requirePairs(env), ...refuseRealMoney(env)];
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
  const { BRAND_NAME, SUPPORT_EMAIL, HELP_URL, TERMS_URL, EVENTS_URL } = given;
  return {
    ...given,
    root,
    DATA_DIR: path.resolve(root, given.DATA_DIR),
    WEB_DIR: path.resolve(root, given.WEB_DIR),
    PUBLIC_URL: publicUrl,
    CLOCK: given.CLOCK ?? (given.DEMO === 'on' ? 'movable' : 'real'),
    DOCUMENTS: given.DOCUMENTS ?? (given.DEMO === 'on' ? 'any' : 'trusted'),
    STRIPE_STAND_IN:
      given.STRIPE_SECRET_KEY === undefined && (given.STRIPE_STAND_IN ?? (given.DEMO === 'on' ? 'on' : 'off')) === 'on',
    given: { BRAND_NAME, SUPPORT_EMAIL, HELP_URL, TERMS_URL, EVENTS_URL },
    BRAND_NAME: BRAND_NAME ?? plainAcademy.name,
    SUPPORT_EMAIL: SUPPORT_EMAIL ?? `support@${hostname}`,
    HELP_URL: HELP_URL ?? (given.DEMO === 'on' ? `${publicUrl}/files/notices/help.html` : undefined),
    TERMS_URL: TERMS_URL ?? (given.DEMO === 'on' ? `${publicUrl}/files/notices/terms.html` : undefined),
    EVENTS_URL: EVENTS_URL ?? (given.DEMO === 'on' ? `${publicUrl}/files/notices/events.html` : undefined),
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
    wrong.push(
      complain(
        'SECRET',
        ' is missing: PUBLIC_URL is not a loopback address, DEMO is off and DATABASE_URL is set, so this is a live site.',
        'It signs addresses and encrypts keys in that database, and must be the same at every start and in every process',
      ),
    );
  }
  if (env.SMTP_URL === undefined) {
    wrong.push(complain('SMTP_URL', ' is missing: a live site', 'must be able to send mail'));
  }
  if (env.STRIPE_STAND_IN)
    wrong.push(complain('STRIPE_STAND_IN', ' is "on", but a live site', 'takes payments by Stripe'));
  if (env.CLOCK === 'movable')
    wrong.push(complain('CLOCK', ' is "movable", but a live site', 'follows the real clock'));
  return wrong;
}

/** The demo's accounts have a known password, so nothing that they do may move money. */
function refuseRealMoney({ DEMO: demo, STRIPE_SECRET_KEY: key }: Env): string[] {
  if (demo === 'off' || key === undefined || key.includes('_test_')) return [];
  return [complain('STRIPE_SECRET_KEY', ' is a live key, but DEMO is "on":', 'the demo takes a test key only')];
}

/** Variables that make sense only together. */
const together: readonly (readonly [service: string, names: readonly VariableName[]])[] = [
  ['Turnstile needs both of its keys', ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY']],
  [
    'Zoom needs all four of its settings',
    ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_WEBHOOK_SECRET'],
  ],
  ['Stripe needs its key, and the secret of its webhooks', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS']],
  ['uploads need a bucket, and a key with its secret', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
];

function requirePairs(env: Env): string[] {
  const values: Readonly<Record<string, unknown>> = { ...env };
  return together.flatMap(([why, names]) => {
    const absent = names.filter((name) => values[name] === undefined);
    return absent.length === names.length ? [] : absent.map((name) => complain(name, ' is missing:', why));
  });
}

function complain(name: VariableName, found: string, why = 'it is wrong'): string {
  const { example } = variables[name];
  return `${name}${found} ${why}; for example ${name}=${example}`;
}
