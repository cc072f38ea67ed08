import type { APIRequestContext } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails that an address has received, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<readonly Mail[]> {
  const answer = await request.get('/__sandbox/mail', { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as readonly Mail[];
  return mails.filter(({ to }) => to === address);
}
