import { inflateRawSync } from 'node:zlib';
import { DOMParser } from '@xmldom/xmldom';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { machineNow } from '../../base/process/clock.ts';
import type { KeyPair } from '../../base/process/selfSigned.ts';
import { escapeHtml } from '../../base/text/escapeHtml.ts';
import type { StandInAccount } from './identity/account.ts';
import { accountsPage } from './identity/accountsPage.ts';
import { writeRefusal, writeResponse } from './identity/writeResponse.ts';
import { housePage } from './meetings/housePage.ts';

export interface SamlStandIn {
  readonly publicUrl: string;
  readonly realmId: string;
  readonly company: string;
  readonly entityId: string;
  readonly brandName: string;
  readonly accounts: readonly StandInAccount[];
  readonly key: () => Promise<KeyPair>;
}

interface Asked {
  readonly SAMLRequest?: string;
  readonly RelayState?: string;
}

/**
 * The stand-in for a company's SAML provider, under /__sandbox/idp: it signs real responses for the person who is
 * chosen.
 */
export function samlProviderPages(options: SamlStandIn): (app: FastifyInstance) => void {
  const { realmId, company, accounts, brandName } = options;
  const at = `/__sandbox/idp/${realmId}`;
  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

  /** The page that posts a response to the service provider (HTTP-POST binding). */
  const answer = (
    reply: FastifyReply,
    sent: {
      readonly asked: { readonly recipient: string };
      readonly response: string;
      readonly relayState: string | undefined;
      readonly title: string;
    },
  ): FastifyReply => {
    const fields = { SAMLResponse: Buffer.from(sent.response).toString('base64'), RelayState: sent.relayState };
    const inputs = Object.entries(fields).map(
      ([field, value = '']) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`,
    );
    const body = `<h1>${escapeHtml(sent.title)}</h1>
<form method="post" action="${escapeHtml(new URL(sent.asked.recipient).pathname)}" data-submit>${inputs.join('')}<button class="button">Continue</button></form>`;
    return send(reply, housePage({ brandName, title: company, body }));
  };

  return (app) => {
    app.get(`${at}/metadata`, async (_request, reply) => {
      const { certificate } = await options.key();
      const sso = `${options.publicUrl}${at}/sso`;
      return reply
        .type('application/samlmetadata+xml')
        .send(metadataOf({ entityId: options.entityId, sso, certificate }));
    });
    app.get<{ Querystring: Asked }>(`${at}/sso`, (request, reply) => {
      const query = new URLSearchParams(Object.entries(request.query));
      if (requestOf(request.query.SAMLRequest) === null) {
        reply.callNotFound();
        return reply;
      }
      const title = `Sign in at ${company}`;
      const hrefOf = (accountId: string): string => `${at}/as/${encodeURIComponent(accountId)}?${query.toString()}`;
      return send(
        reply,
        accountsPage({ brandName, title, accounts, hrefOf, cancelHref: `${at}/cancel?${query.toString()}` }),
      );
    });
    app.get<{ Querystring: Asked }>(`${at}/cancel`, async (request, reply) => {
      const asked = requestOf(request.query.SAMLRequest);
      if (asked === null) {
        reply.callNotFound();
        return reply;
      }
      const refusal = writeRefusal({ ...asked, issuer: options.entityId, now: machineNow() }, await options.key());
      return answer(reply, { asked, response: refusal, relayState: request.query.RelayState, title: 'Going back' });
    });
    app.get<{ Querystring: Asked; Params: { accountId: string } }>(`${at}/as/:accountId`, async (request, reply) => {
      const account = accounts.find(({ accountId }) => accountId === request.params.accountId);
      const asked = requestOf(request.query.SAMLRequest);
      if (asked === null || account === undefined) {
        reply.callNotFound();
        return reply;
      }
      const { email, givenName, familyName, name, accountId, addressClaim } = account;
      const response = writeResponse(
        {
          ...asked,
          issuer: options.entityId,
          subject: accountId,
          attributes: {
            [addressClaim ?? 'mail']: email,
            displayName: name,
            ...(givenName !== null && { givenName }),
            ...(familyName !== null && { sn: familyName }),
          },
          now: machineNow(),
        },
        await options.key(),
      );
      const title = `Signing in as ${name}`;
      return answer(reply, { asked, response, relayState: request.query.RelayState, title });
    });
  };
}

/** What a service provider imports of this one. */
function metadataOf(of: { readonly entityId: string; readonly sso: string; readonly certificate: string }): string {
  const bare = of.certificate.replaceAll(/-----[^-]+-----|\s/g, '');
  return `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeHtml(of.entityId)}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${escapeHtml(of.sso)}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}

/** The parts of a service provider's request, by the HTTP-Redirect binding; null when there is none. */
function requestOf(message: string | undefined): { requestId: string; recipient: string; audience: string } | null {
  try {
    const xml = inflateRawSync(Buffer.from(message ?? '', 'base64'), { maxOutputLength: 20_000 }).toString('utf8');
    const root = new DOMParser({ errorHandler: () => undefined }).parseFromString(xml, 'text/xml').documentElement;
    const audience = root.getElementsByTagNameNS('*', 'Issuer')[0]?.textContent ?? '';
    const [requestId, recipient] = [root.getAttribute('ID'), root.getAttribute('AssertionConsumerServiceURL')];
    return requestId && recipient && URL.canParse(recipient) ? { requestId, recipient, audience } : null;
  } catch {
    return null;
  }
}
