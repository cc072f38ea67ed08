import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../base/text/escapeHtml.ts';
import type { Receiver } from '../../ports/receivers.ts';
import type { Tutor } from '../../ports/tutor.ts';
import { askIssuer, type ArrivedPerson } from './askIssuer.ts';
import { housePage } from './meetings/housePage.ts';

const path = '/__sandbox/tutor';
/** Its client id, which leaves `tutor` to a real one. */
export const localTutorId = 'sandbox-tutor';

/** Where the stand-in for the AI tutor is. */
export const localTutor = (publicUrl: string): Tutor => ({ url: publicUrl + path });

/** How it is registered at our issuer. */
export function localTutorReceiver(publicUrl: string, secret: string): Receiver {
  const clientSecret = createHmac('sha256', secret).update('stand-in for the tutor').digest('hex');
  return { clientId: localTutorId, clientSecret, urls: [publicUrl + path], scope: 'openid email profile customer' };
}

/** The stand-in for the AI tutor, /__sandbox/tutor: says who arrived, and what `Referer` the browser sent. */
export function tutorPages(options: {
  readonly brandName: string;
  readonly tutorName: string;
  /** Our own address, as the tutor's server reaches it. */
  readonly publicUrl: string;
  readonly secret: string;
}): (app: FastifyInstance) => void {
  const { brandName, tutorName, publicUrl, secret } = options;
  const receiver = localTutorReceiver(publicUrl, secret);
  return (app) => {
    app.get<{ Querystring: { acode?: unknown } }>(path, async (request, reply) => {
      const { acode } = request.query;
      const redirectUri = publicUrl + path;
      const known = typeof acode === 'string' ? await askIssuer(acode, { publicUrl, receiver, redirectUri }) : null;
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(arrivalPage({ brandName, tutorName, known, from: request.headers.referer }));
    });
  };
}

/** What the stand-in shows to a visitor. `known` null: the code was used, or has expired. */
export function arrivalPage(arrival: {
  readonly brandName: string;
  readonly tutorName: string;
  readonly known: ArrivedPerson | null;
  readonly from: string | undefined;
}): string {
  const { brandName, tutorName, known, from } = arrival;
  const said =
    known === null
      ? `<h1>That code is not good any more</h1><p class="lede">A code is good once, for a minute. Open ${escapeHtml(tutorName)} from ${escapeHtml(brandName)} again.</p>`
      : `<h1>Hello, ${escapeHtml(known.name)}</h1><p class="lede">${escapeHtml(brandName)} says that you are ${escapeHtml(known.email)}${known.s4CustomerId === undefined ? '' : `, of the customer ${escapeHtml(known.s4CustomerId)}`}.</p>`;
  const body = `<p class="eyebrow">A stand-in, on this machine only</p>${said}<p>${from === undefined ? 'Your browser told no address that you came from.' : `Your browser told that you came from ${escapeHtml(from)}.`}</p><p><a href="/">Back to ${escapeHtml(brandName)}</a></p>`;
  return housePage({ brandName, title: tutorName, body });
}
