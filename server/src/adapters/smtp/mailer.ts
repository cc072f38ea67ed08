import { lazy } from '../../base/lazy.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { MailFailure } from './mailFailure.ts';

/** A mailer that keeps its connections open until it is closed. */
export interface SmtpMailer extends Mailer {
  readonly close: () => Promise<void>;
}

/** Every mail says that nobody wrote it, so that no out-of-office answer comes back (RFC 3834, D91). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const;

/**
 * Sends mail over SMTP; rejects with a `MailFailure`. The first mail loads the library and resolves the `address`,
 * smtp:// or smtps://; `from` is the sender of every mail.
 */
export function smtpMailer(address: () => Promise<string> | string, from: () => string): SmtpMailer {
  const transport = lazy(async () => {
    const [{ createTransport }, url] = await Promise.all([import('nodemailer'), address()]);
    const pooled = { pool: true, maxConnections: 3, disableFileAccess: true, disableUrlAccess: true } as const;
    return { url, post: createTransport({ url, ...pooled }) };
  });
  return {
    send: async ({ calendar, unsubscribeUrl, to, ...mail }) => {
      const { url, post } = await transport.get();
      const message = {
        from: from(),
        ...mail,
        // as one address: nothing in it is read as a name or as a list
        to: { name: '', address: to },
        ...(calendar !== null && { icalEvent: { filename: 'event.ics', ...calendar } }),
        headers: {
          ...automatic,
          ...(unsubscribeUrl !== null && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      };
      await post.sendMail(message).catch((error: unknown) => {
        throw new MailFailure(url, error);
      });
    },
    close: () =>
      transport.end(({ post }) => {
        post.close();
      }),
  };
}
