import { createHash, randomBytes } from 'node:crypto';
import { codeOfSignIn, type FirstAnswer } from './answerStep.ts';

/** The tokens of one sign-in, as a browser gets them. */
export interface Tokens {
  readonly idToken: string;
  /** name=value pairs, as a browser would send them. */
  readonly cookies: string;
}

/**
 * Signs in over HTTP as the web app does: challenge, code, PKCE, token endpoint. Throws with the response when it is
 * refused.
 */
export async function signInAs(origin: string, email: string, password: string): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/oauth`;
  const challenge = await fetch(`${origin}/oidc/challenge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      email,
      password,
      client_id: 'atrium-web',
      redirect_uri: redirectUri,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: randomBytes(8).toString('hex'),
      nonce: randomBytes(8).toString('hex'),
    }),
  });
  if (!challenge.ok) throw new Error(`challenge for ${email}: ${String(challenge.status)} ${await challenge.text()}`);
  const code = await codeOfSignIn(origin, (await challenge.json()) as FirstAnswer);
  const token = await fetch(`${origin}/oidc/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'atrium-web',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  if (!token.ok) throw new Error(`token for ${email}: ${String(token.status)} ${await token.text()}`);
  const { id_token: idToken } = (await token.json()) as { id_token: string };
  const cookies = token.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { idToken, cookies: cookies.join('; ') };
}

/** The sign-in of an id token. */
export function sidOf(idToken: string): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return claims.sid;
}
