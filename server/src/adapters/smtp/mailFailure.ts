import { second } from '@atrium/domain/time.ts';

/** How long the start waits for each step of the connection to the mail server, in milliseconds. */
const limit = 3 * second;

/**
 * Why the mail server did not take a mail or a connection: names it as SMTP_URL does, never the password. It has no
 * `cause`, whose code would be taken for that of a database that is away.
 */
export class MailFailure extends Error {
  /** Whether the server is away or refuses us, so that no mail can be sent; false when it refused this mail. */
  readonly isOutage: boolean;

  constructor(url: string, error: unknown) {
    const { code, message } = error as { code?: string; message?: string };
    const isOutage = code !== 'EENVELOPE' && code !== 'EMESSAGE';
    const { hostname, port } = new URL(url);
    const server = port === '' ? hostname : `${hostname}:${port}`;
    const why = oneLine(message);
    super(
      isOutage
        ? `SMTP_URL: ${server} sends no mail (${why}). Start that server, or correct the variable and start again; what waits is then sent.`
        : `SMTP_URL: ${server} refused a mail (${why}). Look at its log, and whether it lets us send as MAIL_FROM.`,
    );
    this.name = 'MailFailure';
    this.isOutage = isOutage;
  }
}

/** Connects once and signs in; returns the sentence about what is wrong, or null. */
export async function findMailFault(url: string): Promise<string | null> {
  const { createTransport } = await import('nodemailer');
  const times = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit, dnsTimeout: limit };
  const transport = createTransport({ url, ...times });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return new MailFailure(url, error).message;
  } finally {
    transport.close();
  }
}

function oneLine(text = 'no reason'): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
