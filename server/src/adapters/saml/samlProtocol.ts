import { ok, refuse } from '@atrium/domain/errors.ts';
import type { CacheProvider, Profile, SAML, SamlConfig } from '@node-saml/node-saml';
import { z } from 'zod';
import { lazy } from '../../base/lazy.ts';
import { machineNow } from '../../base/process/clock.ts';
import type { SamlConnection, SamlProtocol } from '../../ports/identityProviders.ts';
import { areAlgorithmsAllowed } from './checkAlgorithms.ts';
import { fetchMetadata } from './fetchMetadata.ts';
import { identityOf } from './identityOf.ts';
import { parseXml, type XmlElement } from './parseXml.ts';
import { readMetadata } from './readMetadata.ts';

/** Clocks of two companies may differ by this much, in milliseconds. */
const clockSkew = 120_000;
/** How old an assertion may be, and how long a request may be answered. */
const maxAge = 600_000;
const maxLength = 200_000;
/**
 * How many tags and comments a message may have; one with hundreds of attributes has fewer. The library searches it
 * before it knows who has sent it, in a time that grows with the square of their number.
 */
const maxTags = 2_000;
const assertionNamespace = 'urn:oasis:names:tc:SAML:2.0:assertion';

/** The parts of a verified assertion that the library does not check, as its parser returns them. */
const assertionShape = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1) }),
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.tuple([
          z.object({
            $: z.object({ Method: z.literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
            SubjectConfirmationData: z.tuple([
              z.object({
                $: z.object({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: z.iso.datetime() }),
              }),
            ]),
          }),
        ]),
      }),
    ]),
    Conditions: z.tuple([z.object({ AudienceRestriction: z.array(z.unknown()).min(1) })]),
  }),
});

/**
 * Sign-in at a SAML 2.0 provider (THR-10). Both the response and its assertion must be signed with a pinned
 * certificate; the assertion may be encrypted. It must answer this request, be meant for us and for this address, be
 * valid now and have one bearer subject; the response must be of the same issuer and name this address as its
 * destination. Messages with a document type are refused unread, as are those with a signature by another algorithm
 * than the allowed ones (THR-73).
 */
export function samlProtocol(): SamlProtocol {
  const library = lazy(() => import('@node-saml/node-saml'));
  const saml = async (options: SamlConfig): Promise<SAML> => new (await library.get()).SAML(options);

  return {
    begin: async (connection, { state, returnUrl }) => {
      let memory = {};
      const remember = (id: string, at: string): void => {
        memory = { requestId: id, requestedAt: at };
      };
      const requester = await saml(optionsOf(connection, returnUrl, requests({}, remember)));
      const url = await requester.getAuthorizeUrlAsync(state, undefined, {});
      return ok({ url, memory });
    },
    complete: async (connection, { returnUrl }, memory, answer) => {
      const xml = Buffer.from(answer, 'base64').toString('utf8');
      if (answer.length > maxLength) return refuse('SSO_FAILED', { reason: 'TOO_LONG' });
      if (xml.split('<').length > maxTags) return refuse('SSO_FAILED', { reason: 'TOO_MANY_TAGS' });
      if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return refuse('SSO_FAILED', { reason: 'DOCUMENT_TYPE' });
      const root = parseXml(xml);
      if (root === null) return refuse('SSO_FAILED', { reason: 'XML' });
      if (!areAlgorithmsAllowed(root)) return refuse('SSO_FAILED', { reason: 'WEAK_SIGNATURE' });
      const receiver = await saml(
        optionsOf(
          connection,
          returnUrl,
          requests(memory, () => undefined),
        ),
      );
      let profile: Profile | null;
      try {
        ({ profile } = await receiver.validatePostResponseAsync({ SAMLResponse: answer }));
      } catch (error) {
        // the library has no error class of its own; nothing in here asks another service
        return refuse('SSO_FAILED', { reason: error instanceof Error ? error.message : 'INVALID' });
      }
      // what was signed is the whole response, of which these are; encrypted, an assertion shows how it was signed now
      if (!isIssuedBy(root, connection.issuer)) return refuse('SSO_FAILED', { reason: 'RESPONSE_ISSUER' });
      if (root.getAttribute('Destination') !== returnUrl) return refuse('SSO_FAILED', { reason: 'DESTINATION' });
      const assertion = parseXml(profile?.getAssertionXml?.() ?? '');
      if (assertion === null || !areAlgorithmsAllowed(assertion))
        return refuse('SSO_FAILED', { reason: 'WEAK_ASSERTION_SIGNATURE' });
      if (profile === null || profile.issuer !== connection.issuer) return refuse('SSO_FAILED', { reason: 'ISSUER' });
      const found = assertionShape.safeParse(profile.getAssertion?.());
      if (!found.success) return refuse('SSO_FAILED', { reason: 'ASSERTION_FORM' });
      const { $: head, Subject } = found.data.Assertion;
      const { Recipient, InResponseTo, NotOnOrAfter } = Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$;
      if (Recipient !== returnUrl) return refuse('SSO_FAILED', { reason: 'RECIPIENT' });
      if (InResponseTo !== memory['requestId']) return refuse('SSO_FAILED', { reason: 'IN_RESPONSE_TO' });
      const identity = identityOf(profile);
      if (identity === null) return refuse('SSO_FAILED', { reason: 'SUBJECT' });
      return ok({ ...identity, once: { id: head.ID, expiresAt: Date.parse(NotOnOrAfter) + clockSkew } });
    },
    readMetadata,
    fetchMetadata,
    describe: async ({ entityId, certificate, privateKey }, returnUrl) =>
      (await library.get()).generateServiceProviderMetadata({
        issuer: entityId,
        callbackUrl: returnUrl,
        identifierFormat: null,
        wantAssertionsSigned: true,
        // without its key the library leaves a certificate out
        privateKey,
        decryptionPvk: privateKey,
        publicCerts: certificate,
        decryptionCert: certificate,
      }),
  };
}

/** Whether a response says once who it is of, and says this. */
function isIssuedBy(response: XmlElement, issuer: string): boolean {
  const issuers = (Array.from(response.childNodes) as XmlElement[]).filter(
    (child) => child.namespaceURI === assertionNamespace && child.localName === 'Issuer',
  );
  return issuers.length === 1 && issuers[0]?.textContent === issuer;
}

function optionsOf(
  { ssoUrl, certificates, self }: SamlConnection,
  returnUrl: string,
  cache: CacheProvider,
): SamlConfig {
  return {
    callbackUrl: returnUrl,
    entryPoint: ssoUrl,
    issuer: self.entityId,
    audience: self.entityId,
    idpCert: [...certificates],
    privateKey: self.privateKey,
    decryptionPvk: self.privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: true,
    validateInResponseTo: 'always' as NonNullable<SamlConfig['validateInResponseTo']>,
    requestIdExpirationPeriodMs: maxAge,
    acceptedClockSkewMs: clockSkew,
    maxAssertionAgeMs: maxAge,
    // the provider chooses how it names and authenticates people
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    cacheProvider: cache,
  };
}

/** The library's store of open requests: it holds the one request that this answer may be for. */
function requests(memory: Readonly<Record<string, string>>, remember: (id: string, at: string) => void): CacheProvider {
  return {
    saveAsync: (id, at) => {
      remember(id, at);
      return Promise.resolve({ value: at, createdAt: machineNow() });
    },
    getAsync: (id) => Promise.resolve(id === memory['requestId'] ? (memory['requestedAt'] ?? null) : null),
    removeAsync: (id) => Promise.resolve(id),
  };
}
