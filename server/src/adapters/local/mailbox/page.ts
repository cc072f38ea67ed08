import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import type { Mailbox, ReceivedMail } from '../mailbox.ts';
import { sandboxPage } from '../sandboxPage.ts';

/** The pages of the local mailbox under /__sandbox/mail: a list, one mail, and both as JSON for tests. */
export function mailboxPages(mailbox: Mailbox): (app: FastifyInstance) => void {
  return (app) => {
    app.get('/__sandbox/mail', async (request, reply) => {
      const mails = await mailbox.list();
      if (request.headers.accept?.includes('application/json') === true) return mails;
      return reply.type('text/html; charset=utf-8').send(sandboxPage('Mailbox', list(mails)));
    });
    app.get<{ Params: { id: string } }>('/__sandbox/mail/:id', async (request, reply) => {
      const mail = (await mailbox.list()).find(({ id }) => id === request.params.id);
      if (mail === undefined) {
        reply.callNotFound();
        return reply;
      }
      return reply.type('text/html; charset=utf-8').send(sandboxPage(mail.subject, letter(mail)));
    });
  };
}

function list(mails: readonly ReceivedMail[]): string {
  if (mails.length === 0) return '<p>No mail yet. What the product sends arrives here.</p>';
  const rows = mails.map(
    (mail) =>
      `<li><a href="/__sandbox/mail/${escapeHtml(mail.id)}"><strong>${escapeHtml(mail.subject)}</strong></a><span>${escapeHtml(mail.to)}</span><time>${new Date(mail.receivedAt).toISOString().slice(0, 16).replace('T', ' ')}</time></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function letter(mail: ReceivedMail): string {
  return `<p><a href="/__sandbox/mail">All mail</a></p><dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>From</dt><dd>${escapeHtml(mail.from)}</dd></dl>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe><details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>`;
}
