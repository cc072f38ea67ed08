import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what a site sends. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly address: string;
  /** What the pattern captures in the newest mail to an address that has it, as soon as there is one. */
  readonly find: (to: string, pattern: RegExp) => Promise<string>;
  /** How many mails have this in their subject. */
  readonly count: (subject: RegExp) => number;
  readonly close: () => Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const mails: { readonly to: readonly string[]; readonly source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      buffer(stream).then((bytes) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        // the soft breaks and signs of quoted-printable
        const source = bytes
          .toString()
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '=');
        mails.push({ to, source });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const textOf = (source: string): string => source.slice(source.indexOf('text/plain'));
  return {
    address: `smtp://127.0.0.1:${String(port)}`,
    find: async (to, pattern) => {
      const found = (): string | undefined =>
        mails
          .filter((mail) => mail.to.includes(to))
          .map(({ source }) => pattern.exec(textOf(source))?.[1])
          .findLast((text) => text !== undefined);
      await expect.poll(found, { message: `a mail to ${to} with ${String(pattern)}` }).toBeDefined();
      return found() ?? '';
    },
    count: (subject) => mails.filter(({ source }) => subject.test(/^Subject: (.*)$/m.exec(source)?.[1] ?? '')).length,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
