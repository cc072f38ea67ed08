import { randomBytes } from 'node:crypto';
import type { FederationContext } from '@atrium/domain/access/federation.ts';
import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { minute } from '@atrium/domain/time.ts';
import { z } from 'zod';
import { machineNow } from '../../../base/process/clock.ts';
import { digest, seal } from '../../../base/secret.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countNetworkAttempt } from '../../attempt/service/countAttempt.ts';
import { storableText } from '../../identity/service/authorizationRequest.ts';
import type { SignedIn } from '../../identity/service/identify.ts';
import { findLink } from '../store/accountLinks.ts';
import { addFederationAttempt } from '../store/federationAttempts.ts';
import { answerPath } from './answerPath.ts';
import { findKnownRealm } from './findKnownRealm.ts';
import { attemptPurpose, openOptions, type FederationOptions } from './handles.ts';
import type { FederationDeps } from './openFederation.ts';
import { findConnection, googleRealm } from './realms.ts';

/** How long a person may take at the provider, in milliseconds. */
const lifetime = 10 * minute;

/**
 * The query of `GET /oidc/federation`: the options of a lookup, Google in one of its contexts, or the code of a pass.
 */
export const beginInput = z.union([
  z.object({ options: storableText.max(4096) }),
  z.object({
    provider: z.literal('google'),
    context: z.enum(['login', 'signup', 'set-password', 'add-secondary-email']),
    redirectPath: storableText.max(2048).optional(),
    email: storableText.max(254).optional(),
  }),
  z.object({ pass: storableText.max(100) }),
]);
export type BeginInput = z.infer<typeof beginInput>;

/**
 * For which page the failure of a beginning is, and the page that was wanted; a lookup's options were decided on the
 * page of corporate login.
 */
export function failedQuery(
  input: BeginInput,
  secret: string,
): { readonly context: FederationContext; readonly pass?: string; readonly redirectPath?: string } {
  if ('pass' in input) return { context: 'pass', pass: input.pass };
  const { context, returnPath } = optionsOf(input, secret) ?? { context: 'corporate' as const, returnPath: null };
  return {
    context: 'context' in input ? input.context : context,
    ...(returnPath !== null && { redirectPath: returnPath }),
  };
}

export interface BeginRequest {
  readonly input: BeginInput;
  /** One of our own origins. */
  readonly origin: string;
  readonly ip: string;
  /** The signed-in member; null for a visitor. */
  readonly signedIn: SignedIn | null;
  /** The secret of this browser, from its cookie; null for a browser that has none. */
  readonly browser: string | null;
}

/** Where the browser goes, and the secret that its cookie holds from now on. */
export interface Begun {
  readonly url: string;
  readonly browser: string;
}

/**
 * Begins a sign-in elsewhere (SSO-01). All that it depends on stays on the server, under a random handle that only this
 * browser can finish (THR-08). Null when it cannot begin; the reason is logged.
 */
export async function beginFederation(deps: FederationDeps, request: BeginRequest): Promise<Begun | null> {
  const given =
    'pass' in request.input
      ? await passOptions({ ...deps, ip: request.ip }, request.input.pass)
      : optionsOf(request.input, deps.secret);
  const options = given?.context === 'add-secondary-email' ? await linkOptions(deps, request, given) : given;
  if (options === null || (await deps.visitorFlags()).blockLogin !== null) return null;
  const asking = options.context === 'add-secondary-email' ? request.signedIn : null;
  const now = machineNow();
  if ((await countNetworkAttempt({ ...deps, ip: request.ip }, attempts.federations)) !== null) return null;
  const connection = await findConnection(deps, options.realmId, request.origin);
  if (connection === null) return null;
  const browser = request.browser ?? randomBytes(32).toString('base64url');
  const state = randomBytes(32).toString('base64url');
  const returnUrl = request.origin + answerPath(connection.kind, options.realmId);
  const begin = { state, returnUrl, loginHint: options.email };
  const { oidc, saml } = deps.identityProviders;
  const begun = await (connection.kind === 'SAML' ? saml.begin(connection, begin) : oidc.begin(connection, begin));
  if (!begun.ok) {
    deps.log.warn({ realmId: options.realmId, reason: begun.refusal.reason }, 'an identity provider was not reached');
    return null;
  }
  const { url, memory } = begun.value;
  await addFederationAttempt(deps.db, {
    stateHash: digest(state),
    browserHash: digest(browser),
    context: options.context,
    realmId: options.realmId,
    expectedEmail: options.context === 'set-password' ? options.email : null,
    memberId: asking?.memberId ?? null,
    sid: asking?.sid ?? null,
    returnPath: options.returnPath,
    passCode: options.passCode,
    returnUrl,
    sealedMemory: seal(JSON.stringify(memory), deps.secret, attemptPurpose),
    createdAt: new Date(now),
    expiresAt: new Date(now + lifetime),
  });
  return { url, browser };
}

/** The address that a member has asked to link; null without a request that still waits (D10). */
async function linkOptions(
  { db }: FederationDeps,
  { signedIn }: BeginRequest,
  options: FederationOptions,
): Promise<FederationOptions | null> {
  const link = signedIn === null ? null : await findLink(db, signedIn.memberId);
  if (link === null || link.verifiedAt !== null || link.expiresAt <= new Date(machineNow())) return null;
  return { ...options, email: link.email };
}

/** The sign-in by which somebody registers with a pass (PAS-05); null for a pass without one, and after guesses. */
async function passOptions(
  deps: FederationDeps & Pick<BeginRequest, 'ip'>,
  code: string,
): Promise<FederationOptions | null> {
  const found = await findKnownRealm(deps, code);
  if (!found.ok || found.value === null || found.value.realmId === null) return null;
  const { realmId, code: passCode, redirectUrl } = found.value;
  return { context: 'pass', realmId, returnPath: safeRedirectPath(redirectUrl ?? ''), email: null, passCode };
}

function optionsOf(input: Exclude<BeginInput, { readonly pass: string }>, secret: string): FederationOptions | null {
  if ('options' in input) return openOptions(input.options, secret);
  const { context, redirectPath, email } = input;
  // a sign-in for setting a password is for that account only
  if (context === 'set-password' && email === undefined) return null;
  const returnPath = redirectPath === undefined ? null : safeRedirectPath(redirectPath);
  return { context, realmId: googleRealm, returnPath, email: email ?? null, passCode: null };
}
