import { z } from 'zod';
import type { Receiver } from '../../ports/receivers.ts';

const tokens = z.object({ access_token: z.string(), expires_in: z.number() });
const person = z.object({
  s4UserId: z.string(),
  email: z.string(),
  name: z.string(),
  s4CustomerId: z.string().optional(),
});

export type ArrivedPerson = z.infer<typeof person>;

/** What another site does with a one-time code: who it is for, or null when our issuer does not accept it. */
export async function askIssuer(
  code: string,
  { publicUrl, receiver, redirectUri }: { publicUrl: string; receiver: Receiver; redirectUri: string },
): Promise<ArrivedPerson | null> {
  const answer = await fetch(`${publicUrl}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${receiver.clientId}:${receiver.clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
  });
  if (!answer.ok) return null;
  const { access_token: token } = tokens.parse(await answer.json());
  const said = await fetch(`${publicUrl}/oidc/me`, { headers: { authorization: `Bearer ${token}` } });
  return said.ok ? person.parse(await said.json()) : null;
}
