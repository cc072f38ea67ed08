import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../base/text/escapeHtml.ts';
import { housePage } from './meetings/housePage.ts';

/** The stand-in for the learning systems of customers, /__sandbox/lms: the links by which their learners come to us. */
export function learningSystemPage(options: {
  readonly brandName: string;
  readonly systems: readonly { readonly providerKey: string; readonly name: string }[];
  /** Where in the product the links lead. */
  readonly paths: readonly { readonly path: string; readonly title: string }[];
}): (app: FastifyInstance) => void {
  const link = (query: Record<string, string>, text: string): string =>
    `<li><a href="/lms?${escapeHtml(new URLSearchParams(query).toString())}"><b>${escapeHtml(text)}</b></a></li>`;
  const body = `<p class="eyebrow">A stand-in, on this machine only</p><h1>Learning systems</h1>
<p class="lede">Links as a company’s learning system has them.</p>
${options.systems
  .map(
    ({ providerKey, name }) =>
      `<h2>${escapeHtml(name)}</h2><ul class="accounts">${options.paths
        .map(({ path, title }) => link({ provider: providerKey, redirectPath: path }, title))
        .join('')}</ul>`,
  )
  .join('')}
<h2>Broken links</h2><ul class="accounts">${link({ provider: 'nowhere' }, 'An unknown system')}${link({}, 'No system')}${link({ provider: 'acme-learn', redirectPath: '//elsewhere.example' }, 'A path to another site')}</ul>`;
  return (app) => {
    app.get('/__sandbox/lms', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(housePage({ brandName: options.brandName, title: 'Learning systems', body })),
    );
  };
}
