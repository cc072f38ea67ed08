import { randomUUID } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import type { KeyPair } from '../../../base/process/selfSigned.ts';
import { escapeHtml } from '../../../base/text/escapeHtml.ts';

/** What a SAML provider says in one response. */
export interface Statement {
  readonly issuer: string;
  /** The service provider's address for responses, and its entity id. */
  readonly recipient: string;
  readonly audience: string;
  /** The request that it answers. */
  readonly requestId: string;
  readonly subject: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly now: number;
}

const lifetime = 300_000;
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const instant = (at: number): string => new Date(at).toISOString();

/** An assertion, not signed. */
export function writeAssertion(said: Statement, assertionId = `_${randomUUID()}`): string {
  const { now } = said;
  const [from, until] = [instant(now - 1000), instant(now + lifetime)];
  const attributes = Object.entries(said.attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${escapeHtml(name)}"><saml:AttributeValue>${escapeHtml(value)}</saml:AttributeValue></saml:Attribute>`,
  );
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${assertionId}" Version="2.0" IssueInstant="${instant(now)}"><saml:Issuer>${escapeHtml(said.issuer)}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${escapeHtml(said.subject)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${escapeHtml(said.requestId)}" Recipient="${escapeHtml(said.recipient)}" NotOnOrAfter="${until}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${escapeHtml(said.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${instant(now)}" SessionIndex="${assertionId}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion>`;
}

/** A response around an assertion, not signed. */
export function wrapAssertion(said: Statement, assertion: string): string {
  return writeMessage(said, `<samlp:StatusCode Value="${statusOf('Success')}"/>`, assertion);
}

type Answered = Pick<Statement, 'issuer' | 'now' | 'recipient' | 'requestId'>;

const statusOf = (name: string): string => `urn:oasis:names:tc:SAML:2.0:status:${name}`;

function writeMessage(said: Answered, status: string, assertion: string): string {
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${instant(said.now)}" Destination="${escapeHtml(said.recipient)}" InResponseTo="${escapeHtml(said.requestId)}"><saml:Issuer>${escapeHtml(said.issuer)}</saml:Issuer><samlp:Status>${status}</samlp:Status>${assertion}</samlp:Response>`;
}

/** Signs the root element of a document; the signature follows its issuer, as the schema wants it. */
export function signRoot(
  xml: string,
  { privateKey, certificate }: KeyPair,
  { signatureAlgorithm = rsaSha256, digestAlgorithm = sha256, canonicalization = exclusive } = {},
): string {
  const signer = new SignedXml({
    privateKey,
    publicCert: certificate,
    canonicalizationAlgorithm: canonicalization,
    signatureAlgorithm,
  });
  signer.addReference({
    xpath: '/*',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonicalization],
    digestAlgorithm,
  });
  signer.computeSignature(xml, { location: { reference: "/*/*[local-name()='Issuer']", action: 'after' } });
  return signer.getSignedXml();
}

/** A complete response, in which response and assertion are signed. */
export function writeResponse(said: Statement, key: KeyPair): string {
  return signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key)), key);
}

/** A signed response without an assertion: the person did not sign in. */
export function writeRefusal(said: Answered, key: KeyPair): string {
  const status = `<samlp:StatusCode Value="${statusOf('Responder')}"><samlp:StatusCode Value="${statusOf('AuthnFailed')}"/></samlp:StatusCode>`;
  return signRoot(writeMessage(said, status, ''), key);
}
