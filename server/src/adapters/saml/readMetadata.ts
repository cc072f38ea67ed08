import { X509Certificate } from 'node:crypto';
import { refuse, ok, type Result } from '@atrium/domain/errors.ts';
import type { SamlMetadata } from '../../ports/identityProviders.ts';
import { parseXml, type XmlElement as Element } from './parseXml.ts';

const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata';
const signature = 'http://www.w3.org/2000/09/xmldsig#';
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const maxLength = 1_000_000;
/** In bits; shorter keys can be factored. */
const minRsaLength = 2048;

/** Reads the metadata of one SAML 2.0 identity provider; see `SamlProtocol`. */
export function readMetadata(xml: string, now: number): Result<SamlMetadata> {
  if (xml.length > maxLength) return no('The metadata is longer than a million characters.');
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return no('The metadata has a document type, which is not accepted.');
  const root = parseXml(xml);
  if (root === null) return no('The metadata is no well-formed XML.');
  const entity = { namespace: metadata, name: 'EntityDescriptor' };
  const entities = is(root, entity) ? [root] : descendants(root, entity);
  const providers = entities.filter((found) => describesProvider(found));
  const [provider] = providers;
  if (provider === undefined) return no('The metadata describes no SAML 2.0 identity provider.');
  if (providers.length > 1) return no('The metadata describes several identity providers; give the file of one.');
  if ([root, provider].some((element) => hasExpired(element, now))) return no('The metadata has expired.');
  const entityId = provider.getAttribute('entityID') ?? '';
  if (entityId === '') return no('The identity provider has no entity id.');
  const role = descriptorOf(provider);
  const service = descendants(role, { namespace: metadata, name: 'SingleSignOnService' }).find(
    (found) => found.getAttribute('Binding') === redirectBinding,
  );
  if (service === undefined) return no('The identity provider has no single sign-on address for HTTP-Redirect.');
  const certificates = certificatesOf(role);
  if (certificates === null) return no('A certificate in the metadata cannot be read.');
  if (certificates.length === 0) return no('The metadata has no certificate for signatures.');
  const isWeak = certificates.some(
    ({ publicKey }) => (publicKey.asymmetricKeyDetails?.modulusLength ?? Infinity) < minRsaLength,
  );
  if (isWeak) return no(`A certificate has an RSA key of fewer than ${String(minRsaLength)} bits.`);
  return ok({
    entityId,
    ssoUrl: service.getAttribute('Location') ?? '',
    certificates: [...new Set(certificates.map((certificate) => certificate.toString()))],
  });
}

function no(reason: string): Result<SamlMetadata> {
  return refuse('INVALID_INPUT', { reason });
}

function is(element: Element, { namespace, name }: { namespace: string; name: string }): boolean {
  return element.namespaceURI === namespace && element.localName === name;
}

function descendants(element: Element, { namespace, name }: { namespace: string; name: string }): Element[] {
  return Array.from(element.getElementsByTagNameNS(namespace, name)) as Element[];
}

function rolesOf(entity: Element): Element[] {
  return descendants(entity, { namespace: metadata, name: 'IDPSSODescriptor' }).filter((role) =>
    (role.getAttribute('protocolSupportEnumeration') ?? '').split(/\s+/).includes(protocol),
  );
}

function describesProvider(entity: Element): boolean {
  return rolesOf(entity).length > 0;
}

function descriptorOf(entity: Element): Element {
  return rolesOf(entity)[0] ?? entity;
}

function hasExpired(element: Element, now: number): boolean {
  const until = element.getAttribute('validUntil');
  return until !== null && until !== '' && !(Date.parse(until) > now);
}

/** The certificates for signatures; one without a declared use is for both. Null when one cannot be read. */
function certificatesOf(role: Element): X509Certificate[] | null {
  const keys = descendants(role, { namespace: metadata, name: 'KeyDescriptor' }).filter((key) =>
    ['signing', '', null].includes(key.getAttribute('use')),
  );
  const texts = keys.flatMap((key) => descendants(key, { namespace: signature, name: 'X509Certificate' }));
  try {
    return texts.map(({ textContent }) => new X509Certificate(Buffer.from(textContent, 'base64')));
  } catch {
    return null;
  }
}
