import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../base/escapeHtml.ts';
import type { Mailbox, ReceivedMail } from '../mailbox.ts';

/** The pages of the local mailbox under /__sandbox/mail: a list, one mail, and both as JSON for tests. */
export function mailboxPages(mailbox: Mailbox): (app: FastifyInstance) => void {
  return (app) => {
    app.get('/__sandbox/mail', async (request, reply) => {
      const mails = await mailbox.list();
      if (request.headers.accept?.includes('application/json') === true) return mails;
      return reply.type('text/html; charset=utf-8').send(page('Mailbox', list(mails)));
    });
    app.get<{ Params: { id: string } }>('/__sandbox/mail/:id', async (request, reply) => {
      const mail = (await mailbox.list()).find(({ id }) => id === request.params.id);
      if (mail === undefined) {
        reply.callNotFound();
        return reply;
      }
      return reply.type('text/html; charset=utf-8').send(page(mail.subject, letter(mail)));
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

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;background:light-dark(#f7f7f3,#0e1512);color:light-dark(#13201a,#edf2ec)}
ul{list-style:none;padding:0;border-top:1px solid light-dark(#dadED4,#2a372f)}li{display:grid;grid-template-columns:1fr auto auto;gap:.25rem 1.5rem;padding:.75rem 0;border-bottom:1px solid light-dark(#dadED4,#2a372f)}
a{color:inherit}time,span,dt{color:light-dark(#46534c,#b9c5bc)}iframe{width:100%;height:36rem;border:1px solid light-dark(#dadED4,#2a372f);border-radius:12px;background:#f7f7f3}pre{white-space:pre-wrap}
@media(max-width:40rem){li{grid-template-columns:1fr}}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
