import { expect } from 'vitest';
import type { ReceivedMail } from '../../adapters/local/mailbox.ts';
import type { TestServer } from '../../testing/harness.ts';

/** The mails to an address once there are `count` of them, newest first. */
export async function mailsTo(server: TestServer, address: string, count: number): Promise<ReceivedMail[]> {
  return expect
    .poll(async () => (await server.mails()).filter(({ to }) => to === address))
    .toHaveLength(count)
    .then(async () => (await server.mails()).filter(({ to }) => to === address));
}

/**
 * The code that was mailed to an address, once it has `count` mails. Mails are sent side by side, in no fixed order.
 */
export async function mailedCode(server: TestServer, address: string, count: number): Promise<string> {
  return codeIn((await mailsTo(server, address, count)).find(({ subject }) => subject.startsWith('Your code to ')));
}

/** The six digits of a mail. */
export function codeIn(mail: ReceivedMail | undefined): string {
  const code = /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`no code in ${mail?.subject ?? 'no mail'}`);
  return code;
}
