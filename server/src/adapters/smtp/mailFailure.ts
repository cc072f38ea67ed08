import { second } from '@atrium/domain/time.ts';
import type { MailFault } from '../../ports/installation.ts';

/** How long the start waits for each step of the connection to the mail server, in milliseconds. */
const limit = 3 * second;

/**
 * Why the mail server did not take a mail or a connection: names it as SMTP_URL does, never the password. It has no
 * `cause`, whose code would be taken for that of a database that is away.
 */
export class MailFailure extends Error {
  /** Whether the server is away or refuses us, so that no mail can be sent; false when it refused this mail. */
  readonly isOutage: boolean;
  readonly fault: MailFault;

  constructor(url: string, error: unknown) {
    const { code, message } = error as { code?: string; message?: string };
    const isOutage = code !== 'EENVELOPE' && code !== 'EMESSAGE';
    const { hostname, port, username, password } = new URL(url);
    const server = port === '' ? hostname : `${hostname}:${port}`;
    const why = withoutSignIn(oneLine(message), decodeURIComponent(username), decodeURIComponent(password));
    const fault = isOutage
      ? {
          words: `SMTP_URL: ${server} sends no mail (${why}).`,
          todo: 'Start that server, or correct the variable and start again; what waits is then sent.',
        }
      : {
          words: `SMTP_URL: ${server} refused a mail (${why}).`,
          todo: 'Look at its log, and whether it lets us send as MAIL_FROM.',
        };
    super(`${fault.words} ${fault.todo}`);
    this.name = 'MailFailure';
    this.fault = fault;
    this.isOutage = isOutage;
  }
}

/** Connects once and signs in; returns the sentence about what is wrong, or null. */
export async function findMailFault(url: string): Promise<string | null> {
  const fault = await findMailFailure(url);
  return fault === null ? null : `${fault.words} ${fault.todo}`;
}

/** The same as what is wrong and what to do, for the health of an installation (OPE-05). */
export async function findMailFailure(url: string): Promise<MailFault | null> {
  const { createTransport } = await import('nodemailer');
  const times = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit, dnsTimeout: limit };
  const transport = createTransport({ url, ...times });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return new MailFailure(url, error).fault;
  } finally {
    transport.close();
  }
}

/** A server may repeat what we sent to sign in, also as it was encoded. */
function withoutSignIn(text: string, user: string, password: string): string {
  const parts = [password, user, `\0${user}\0${password}`].filter((part) => part !== '' && part !== '\0\0');
  const secrets = parts.flatMap((part) => [Buffer.from(part).toString('base64'), part]);
  return secrets
    .toSorted((one, other) => other.length - one.length)
    .reduce((said, part) => said.replaceAll(part, '…'), text);
}

function oneLine(text = 'no reason'): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
