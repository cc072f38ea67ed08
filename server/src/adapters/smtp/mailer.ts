import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/mailer.ts';

/** Sends mail over SMTP. `url` is smtp:// or smtps://, `from` the sender of every mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, to, subject, html, text }) => {
      await transport.sendMail({ from, to, subject, html, text, messageId });
    },
    close: () => {
      transport.close();
    },
  };
}
