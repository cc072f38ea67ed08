import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFailure } from '../../base/http/errors.ts';
import { escapeHtml } from '../../base/text/escapeHtml.ts';
import type { DomainRecords } from '../../ports/domainRecords.ts';
import { sandboxPage } from './sandboxPage.ts';

const record = z.object({ name: z.string().min(1).max(253), text: z.string().max(255).nullable() });
/** A text for which nobody answers. */
const silence = 'no answer';

/** The stand-in for the DNS, in the memory of this process. */
export interface LocalDomainRecords extends DomainRecords {
  /**
   * GET /__sandbox/dns: a page with every record; POST {name, text}: sets the TXT record of a name, null removes it,
   * and 'no answer' makes its name servers silent.
   */
  readonly pages: (app: FastifyInstance) => void;
}

export function localDomainRecords(): LocalDomainRecords {
  const records = new Map<string, string>();
  return {
    findTexts: (name) => {
      const text = records.get(name);
      return Promise.resolve(text === undefined ? [] : text === silence ? null : [text]);
    },
    pages: (app) => {
      app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(body.toString())));
      });
      app.get('/__sandbox/dns', (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(sandboxPage('Name servers', pageOf(records))),
      );
      app.post('/__sandbox/dns', (request, reply) => {
        const site = request.headers['sec-fetch-site'];
        if (site !== undefined && site !== 'same-origin' && site !== 'none')
          return sendFailure(request, reply, 403, 'Another site sent this.');
        const given = record.safeParse(request.body);
        if (!given.success) return sendFailure(request, reply, 400, 'Give "name" and "text".');
        const name = given.data.name.trim().toLowerCase();
        const text = given.data.text?.trim() ?? '';
        if (text === '') records.delete(name);
        else records.set(name, text);
        const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
        return isForm ? reply.redirect('/__sandbox/dns', 303) : reply.code(204).send();
      });
    },
  };
}

function pageOf(records: ReadonlyMap<string, string>): string {
  const rows = [...records].map(
    ([name, text]) => `<li><b>${escapeHtml(name)}</b><code>${escapeHtml(text)}</code></li>`,
  );
  return `<p>TXT records of names below example, test, invalid and localhost, which the real DNS never has.</p>
<ul>${rows.join('')}</ul>
<form method="post" action="/__sandbox/dns"><p><label>Name <input name="name" required></label>
<label>Text <input name="text"></label></p><button>Set the record</button></form>`;
}
