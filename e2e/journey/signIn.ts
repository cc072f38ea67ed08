import { createHash, randomBytes } from 'node:crypto';
import { people } from '@atrium/content/people.ts';
import type { BrowserContext } from '@playwright/test';

/** The password of every demo account. */
export const demoPassword = 'Demo-pass-1!';

/** The e-mail address of a persona, or of another member by id; an address is returned unchanged. */
export function emailOf(who: string): string {
  const member = people.find((person) => person.persona === who) ?? people.find((person) => person.memberId === who);
  const email = member?.email ?? who;
  if (!email.includes('@')) throw new Error(`nobody is called ${who}`);
  return email;
}

/**
 * Signs the browser in, as a persona or by e-mail address, with the same requests as the form; the cookies stay in the
 * context. Every test has a sign-in of its own: refresh tokens rotate, so one shared by two tests would be revoked as
 * reused.
 */
export async function signIn(context: BrowserContext, origin: string, who: string): Promise<void> {
  const verifier = randomBytes(32).toString('base64url');
  const client = { client_id: 'atrium-web', redirect_uri: `${origin}/oauth` };
  const challenge = await context.request.post(`${origin}/oidc/challenge`, {
    headers: { origin },
    data: {
      ...client,
      email: emailOf(who),
      password: demoPassword,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: randomBytes(8).toString('hex'),
      nonce: randomBytes(8).toString('hex'),
    },
  });
  if (!challenge.ok()) throw new Error(`${who} was refused: ${String(challenge.status())} ${await challenge.text()}`);
  const code = await codeOf(context, origin, (await challenge.json()) as FirstAnswer);
  const form = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
  const token = await context.request.post(`${origin}/oidc/token`, { headers: { origin }, form });
  if (!token.ok()) throw new Error(`the code of ${who} was refused: ${String(token.status())}`);
}

interface FirstAnswer {
  readonly code?: string;
  readonly secondStep?: { readonly step: string; readonly demoCode: string };
}

/** The code of the sign-in; a second step is answered with a code of the demo. */
async function codeOf(context: BrowserContext, origin: string, answer: FirstAnswer): Promise<string> {
  const { secondStep } = answer;
  if (secondStep === undefined) return answer.code ?? '';
  const shown = await context.request.get(origin + secondStep.demoCode, { headers: { accept: 'application/json' } });
  const { code } = (await shown.json()) as { code: string };
  const done = await context.request.post(`${origin}/oidc/second-factor`, {
    headers: { origin },
    data: { step: secondStep.step, code },
  });
  return ((await done.json()) as { code: string }).code;
}

/** The names of the cookies of a sign-in; the browser stays known to the server after it (THR-13). */
export async function signInCookies(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => name !== '__Host-atrium-device');
}
