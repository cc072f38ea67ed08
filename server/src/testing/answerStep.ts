/** What the identity service answers to a right first factor. */
export interface FirstAnswer {
  readonly code?: string;
  readonly secondStep?: { readonly step: string; readonly demoCode: string | null };
}

/** The code of a sign-in; its second step, where there is one, is answered with a code of the demo. */
export async function codeOfSignIn(origin: string, answer: FirstAnswer): Promise<string> {
  if (answer.code !== undefined) return answer.code;
  const { step = '', demoCode = null } = answer.secondStep ?? {};
  const { code } = (await (await fetch(origin + (demoCode ?? ''))).json()) as { code: string };
  const done = await fetch(`${origin}/oidc/second-factor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ step, code }),
  });
  if (!done.ok) throw new Error(`second step: ${String(done.status)} ${await done.text()}`);
  return ((await done.json()) as { code: string }).code;
}
