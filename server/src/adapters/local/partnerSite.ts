import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../base/text/escapeHtml.ts';
import type { Receiver } from '../../ports/receivers.ts';
import { askIssuer } from './askIssuer.ts';
import { housePage } from './meetings/housePage.ts';

/** The client id of the stand-in for a partner's site. */
export const localPartnerId = 'partner';

const prefix = '/__sandbox/partner';
const arrival = `${prefix}/arrive`;

/** How the stand-in for a partner's site is registered, at each of our own origins. */
export function localPartner(origins: readonly string[], secret: string): Receiver {
  const clientSecret = createHmac('sha256', secret).update('stand-in for a partner').digest('hex');
  const urls = origins.flatMap((origin) => [origin + prefix, origin + arrival]);
  return { clientId: localPartnerId, clientSecret, urls, scope: 'openid email profile' };
}

/**
 * The stand-in for a partner's site, /__sandbox/partner: it sends people to our sign-in page, and redeems the one-time
 * code with which they come back, as any other site does (SES-06).
 */
export function partnerPages(options: {
  readonly brandName: string;
  readonly partnerName: string;
  /** Our own address, as the partner's server reaches it. */
  readonly publicUrl: string;
  readonly receiver: Receiver;
}): (app: FastifyInstance) => void {
  const { brandName, partnerName, publicUrl, receiver } = options;
  const page = (body: string): string =>
    housePage({
      brandName,
      title: partnerName,
      body: `<p class="eyebrow">A stand-in, on this machine only</p>${body}`,
    });
  const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

  return (app) => {
    app.get(prefix, (request, reply) => {
      const origin = originOf(request);
      const link = (name: string, url: string): string => `/login?${new URLSearchParams({ [name]: url }).toString()}`;
      return reply.type('text/html; charset=utf-8').send(
        page(`<h1>${escapeHtml(partnerName)}</h1>
<p class="lede">Members of ${escapeHtml(brandName)} read here without another account.</p>
<ul class="accounts"><li><a href="${escapeHtml(link('authRedirectUrl', origin + arrival))}"><b>Sign in with ${escapeHtml(brandName)}</b><small>Comes back with a one-time code</small></a></li>
<li><a href="${escapeHtml(link('redirectUrl', origin + prefix))}"><b>Sign in at ${escapeHtml(brandName)} only</b><small>Comes back without a code</small></a></li>
<li><a href="${escapeHtml(link('authRedirectUrl', 'https://elsewhere.example/'))}"><b>An address that is not registered</b><small>Ends on the home page</small></a></li></ul>`),
      );
    });
    app.get<{ Querystring: { acode?: unknown } }>(arrival, async (request, reply) => {
      const { acode } = request.query;
      const known =
        typeof acode === 'string'
          ? await askIssuer(acode, { publicUrl, receiver, redirectUri: originOf(request) + arrival })
          : null;
      const body =
        known === null
          ? `<h1>That code is not good any more</h1><p class="lede">A code is good once, for a minute.</p>`
          : `<h1>Welcome, ${escapeHtml(known.name)}</h1><p class="lede">${escapeHtml(brandName)} says that you are ${escapeHtml(known.email)}.</p>`;
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(`${body}<p><a href="${prefix}">Back to ${escapeHtml(partnerName)}</a></p>`));
    });
  };
}
