import { federationContexts, type FederationContext } from '@atrium/domain/access/federation.ts';
import type { ErrorCode } from '@atrium/domain/errors.ts';
import { callFault, CallError, Unreachable } from './callError.ts';
import { challengeOf, claimsOf, randomText } from './pkce.ts';
import type { PendingSignIn, StepAsked, StepProof } from './secondStep.ts';
import type { SignInToken } from './signInToken.ts';

const clientId = 'atrium-web';
const tokenPath = '/oidc/token';

export type FederationResult =
  | { readonly ok: true; readonly token: SignInToken; readonly redirectPath: string | null }
  /** `pass`: the code of the pass by which somebody wanted to register. */
  | {
      readonly ok: false;
      readonly code: string;
      readonly context: FederationContext;
      readonly pass?: string | null;
      /** Where the person wanted to go. */
      readonly redirectPath?: string | null;
    }
  /** The provider has verified somebody who has no account yet and wanted one. */
  | { readonly ok: false; readonly signup: SignupOffer; readonly pass?: string | null }
  /** The second factor is asked for. */
  | { readonly ok: false; readonly pending: PendingSignIn; readonly redirectPath: string | null }
  /** A second way to sign in was added to the account that is signed in. */
  | { readonly ok: false; readonly linked: true };

/** What signs up somebody whom a provider has verified, in this browser only. */
export interface SignupOffer {
  readonly ssoUsername: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface TokenPort {
  readonly fetch: typeof fetch;
  /** Our own origin. */
  readonly origin: string;
}

/**
 * Refreshes the token with the HttpOnly cookie. `reuse`: the id token in the cookie may be returned while it is valid,
 * as for a page that has just opened. Null when the sign-in has ended; throws Unreachable without an answer.
 */
export async function refreshToken(port: TokenPort, { reuse }: { reuse: boolean }): Promise<SignInToken | null> {
  const answer = await redeem(port, { grant_type: 'refresh_token', ...(reuse && { reuse: '1' }) });
  if (answer === null) return null;
  return toSignInToken(answer);
}

/**
 * Signs in with a password: a first-party challenge yields a code, redeemed at the standard token endpoint with PKCE.
 * Where the account has a second factor, that is waited for first. Throws a CallError with the server's refusal, or
 * Unreachable without an answer.
 */
export async function signInWithPassword(
  port: TokenPort,
  email: string,
  password: string,
): Promise<SignInToken | PendingSignIn> {
  const answer = await askForCode(port, '/oidc/challenge', { email: email.trim(), password });
  if (answer.ok) return answer.token;
  if ('pending' in answer) return answer.pending;
  throw refusalOf(answer);
}

function refusalOf({ status, body }: Extract<CodeAnswer, { readonly status: number }>): CallError {
  const { code, message = '', requestId = null } = body;
  // an id helps support with a failure of the server only
  return new CallError([callFault(code as ErrorCode, message)], null, status < 500 ? {} : { requestId });
}

/**
 * Ends a sign-in that began elsewhere: the server has verified it, and knows it by this handle (SSO-04). Throws
 * Unreachable without an answer.
 */
export async function signInWithFederation(port: TokenPort, federation: string): Promise<FederationResult> {
  const answer = await askForCode(port, '/oidc/federation/finish', { federation });
  if ('pending' in answer) return { ok: false, pending: answer.pending, redirectPath: answer.redirectPath };
  if (!answer.ok && answer.body.linked === true) return { ok: false, linked: true };
  if (!answer.ok && answer.body.signup !== undefined) {
    return { ok: false, signup: answer.body.signup, pass: answer.body.pass ?? null };
  }
  if (!answer.ok) {
    const { code, context, pass = null, redirectPath = null } = answer.body;
    return {
      ok: false,
      code,
      context: federationContexts.find((name) => name === context) ?? 'login',
      pass,
      redirectPath,
    };
  }
  return { ok: true, token: answer.token, redirectPath: answer.redirectPath };
}

/** What our issuer answers to a request for a code. */
type CodeAnswer =
  | { readonly ok: true; readonly token: SignInToken; readonly redirectPath: string | null }
  | { readonly ok: false; readonly pending: PendingSignIn; readonly redirectPath: string | null }
  | {
      readonly ok: false;
      readonly status: number;
      readonly body: {
        readonly code: string;
        readonly message?: string;
        readonly requestId?: string;
        readonly context?: unknown;
        readonly signup?: SignupOffer;
        readonly pass?: string | null;
        readonly redirectPath?: string | null;
        readonly linked?: true;
      };
    };

/** Asks for a code of our issuer with a proof of the viewer, and redeems it. */
async function askForCode(port: TokenPort, path: string, proof: Record<string, string>): Promise<CodeAnswer> {
  const [verifier, state, nonce] = [randomText(), randomText(), randomText()];
  const response = await ask(port, path, {
    'content-type': 'application/json',
    body: JSON.stringify({
      ...proof,
      client_id: clientId,
      redirect_uri: `${port.origin}/oauth`,
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }),
  });
  const body = (await response.json()) as {
    code: string;
    state?: string;
    redirectPath?: string | null;
    signup?: SignupOffer;
    pass?: string | null;
    linked?: true;
    secondStep?: StepAsked & { readonly step: string };
  };
  const finish = async ({ state: given, code }: CodeGiven): Promise<SignInToken> => {
    if (given !== state) throw new Error('the answer belongs to another sign-in');
    const answer = await redeem(port, { grant_type: 'authorization_code', code, code_verifier: verifier });
    if (answer === null || claimsOf(answer.id_token)['nonce'] !== nonce) throw new Error('the code was not accepted');
    return toSignInToken(answer);
  };
  if (response.ok && body.secondStep !== undefined) {
    const { step, ...asked } = body.secondStep;
    const prove = async (proof: StepProof): Promise<SignInToken> => finish(await proveStep(port, { step, ...proof }));
    return { ok: false, pending: { asked, prove }, redirectPath: body.redirectPath ?? null };
  }
  if (!response.ok || body.signup !== undefined || body.linked === true)
    return { ok: false, status: response.status, body };
  return { ok: true, token: await finish(body), redirectPath: body.redirectPath ?? null };
}

/** A code of our issuer, with the state of its request. */
interface CodeGiven {
  readonly code: string;
  readonly state?: string;
}

/** Answers the second step. Throws a CallError with the server's refusal, or Unreachable without an answer. */
async function proveStep(port: TokenPort, proof: Readonly<Record<string, unknown>>): Promise<CodeGiven> {
  const sent = { 'content-type': 'application/json', body: JSON.stringify(proof) };
  const response = await ask(port, '/oidc/second-factor', sent);
  const body = (await response.json()) as CodeGiven;
  if (response.ok) return body;
  throw refusalOf({ ok: false, status: response.status, body });
}

/** What the token endpoint answers. */
export interface TokenAnswer {
  readonly id_token: string;
  readonly expires_in: number;
}

async function redeem(port: TokenPort, fields: Record<string, string>): Promise<TokenAnswer | null> {
  const form = new URLSearchParams({ ...fields, client_id: clientId, redirect_uri: `${port.origin}/oauth` });
  const response = await ask(port, tokenPath, {
    'content-type': 'application/x-www-form-urlencoded',
    body: form.toString(),
  });
  if (response.status === 400 || response.status === 401) return null;
  if (!response.ok) throw new Unreachable(`HTTP ${String(response.status)}`, { answered: true });
  return (await response.json()) as TokenAnswer;
}

/** Sends a request; throws Unreachable for an answer that is not the server's own. */
async function ask(port: TokenPort, path: string, sent: { 'content-type': string; body: string }): Promise<Response> {
  const { body, ...headers } = sent;
  let response: Response;
  try {
    response = await port.fetch(port.origin + path, { method: 'POST', headers, body, credentials: 'same-origin' });
  } catch (error) {
    throw new Unreachable('no answer', { cause: error });
  }
  // our server's errors are JSON; anything else comes from a proxy in between
  if (!(response.headers.get('content-type') ?? '').includes('json')) {
    throw new Unreachable(`HTTP ${String(response.status)}`, { answered: response.status >= 500 });
  }
  return response;
}

/** The token of an answer that has just arrived. */
export function toSignInToken(answer: TokenAnswer): SignInToken {
  const memberId = claimsOf(answer.id_token)['s4UserId'];
  if (typeof memberId !== 'string') throw new Error('the token has no subject');
  const lifetime = Math.max(10, answer.expires_in - 30);
  return { idToken: answer.id_token, memberId, staleAt: Date.now() + lifetime * 1000 };
}
