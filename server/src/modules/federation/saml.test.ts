import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { persona } from '@atrium/content/people.ts';
import { acmeEntityId } from '@atrium/content/providers.ts';
import { hour, minute, second } from '@atrium/domain/time.ts';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encrypt } from 'xml-encryption';
import { z } from 'zod';
import {
  signRoot,
  wrapAssertion,
  writeAssertion,
  writeRefusal,
  type Statement,
} from '../../adapters/local/identity/writeResponse.ts';
import { createSelfSigned, type KeyPair } from '../../base/process/selfSigned.ts';
import { findSettingOf } from '../../base/sql/setting.ts';
import { demoProviderKey } from '../../demo/federation.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openVisitor, type Visitor } from './federation.fixture.ts';
import { sealOptions } from './service/handles.ts';
import { loadSamlSelf } from './service/samlSelf.ts';

// What a company's SAML provider may send, and what somebody may make of it (THR-10).

let server: TestServer;
let key: KeyPair;
let stranger: KeyPair;
beforeAll(async () => {
  server = await startServer();
  const shape = z.object({ privateKey: z.string(), certificate: z.string() });
  const found = await findSettingOf(server.db, demoProviderKey, shape);
  if (found === null) throw new Error('no key');
  key = found;
  stranger = await createSelfSigned('somebody else', Date.now());
});
afterAll(() => server.close());

const victim = persona('bob@acme.example');
const attacker = persona('ann@acme.example');

interface Attempt {
  readonly visitor: Visitor;
  readonly relayState: string;
  readonly said: Statement;
  /** Where the link 'Cancel' of the provider's page leads. */
  readonly cancelPath: string;
}

/** A browser that is at the provider now, and what that would say about the member. */
async function begin(email: string): Promise<Attempt> {
  const visitor = openVisitor(server.origin);
  const options = { context: 'corporate', realmId: 'acme', returnPath: null, email: null, passCode: null } as const;
  const { url, text } = await visitor.open(`/oidc/federation?options=${sealOptions(options, server.secret)}`);
  expect(text).toContain('Sign in at Acme');
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const said = {
    issuer: acmeEntityId,
    recipient: `${server.origin}/oidc/saml/acs`,
    audience: `${server.origin}/oidc/saml/metadata`,
    requestId: / ID="([^"]+)"/.exec(request)?.[1] ?? '',
    subject: `subject of ${email}`,
    attributes: { mail: email },
    now: Date.now(),
  };
  const cancelPath = /href="([^"]+)">Cancel/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { visitor, relayState: url.searchParams.get('RelayState') ?? '', said, cancelPath };
}

/** Posts a response; returns the member whom it signs in, or the code of the refusal. */
async function post({ visitor, relayState }: Attempt, xml: string): Promise<unknown> {
  const fields = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState };
  const { url } = await visitor.post('/oidc/saml/acs', fields);
  expect(url.origin + url.pathname).toBe(`${server.origin}/oauth`);
  const { status, body } = await visitor.finish(url.searchParams.get('state') ?? 'none');
  return status === 200 ? (await visitor.redeem(body.code))['s4UserId'] : body.code;
}

const signed = (said: Statement, by = key): string =>
  signRoot(wrapAssertion(said, signRoot(writeAssertion(said), by)), by);

test('[SSO-01] a response signed as it should be signs its person in', async () => {
  const attempt = await begin(victim.email);
  expect(await post(attempt, signed(attempt.said))).toBe(victim.memberId);
});

test('[SSO-01] the clock of a company may differ from ours by up to two minutes', async () => {
  const by = async (difference: number): Promise<unknown> => {
    const attempt = await begin(victim.email);
    return post(attempt, signed({ ...attempt.said, now: Date.now() + difference }));
  };
  // not valid before 99 seconds from now, and no longer valid for 100 seconds
  expect([await by(100 * second), await by(-400 * second)]).toEqual([victim.memberId, victim.memberId]);
});

test('[SSO-09] a person who cancels at the provider comes back with a refusal, which ends the attempt', async () => {
  const attempt = await begin(victim.email);
  expect(await post(attempt, writeRefusal(attempt.said, key))).toBe('SSO_FAILED');
  // the page of the stand-in posts one
  const { text } = await attempt.visitor.open(attempt.cancelPath);
  const message = /name="SAMLResponse" value="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(Buffer.from(message, 'base64').toString()).toContain('status:AuthnFailed');
  expect(text).toContain('action="/oidc/saml/acs"');
});

/** The assertion, encrypted for us. */
async function lock(assertion: string): Promise<string> {
  const { certificate } = await loadSamlSelf({ db: server.db, secret: server.secret, publicUrl: server.origin });
  const encrypted = await promisify(encrypt)(assertion, {
    rsa_pub: certificate,
    pem: certificate,
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  });
  return `<saml:EncryptedAssertion>${encrypted}</saml:EncryptedAssertion>`;
}

test('[SSO-01] an encrypted assertion is accepted; one that is not signed inside is not', async () => {
  const good = await begin(victim.email);
  const inside = await lock(signRoot(writeAssertion(good.said), key));
  expect(await post(good, signRoot(wrapAssertion(good.said, inside), key))).toBe(victim.memberId);
  const bad = await begin(victim.email);
  const bare = await lock(writeAssertion(bad.said));
  expect(await post(bad, signRoot(wrapAssertion(bad.said, bare), key))).toBe('SSO_FAILED');
});

test.each([
  ['signed with SHA-1', { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
  ['digested with SHA-1', { digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1' }],
  ['that counts comments', { canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' }],
])('[THR-73] an encrypted assertion %s is refused, however the response is signed', async (_how, weak) => {
  const attempt = await begin(victim.email);
  const inside = await lock(signRoot(writeAssertion(attempt.said), key, weak));
  expect(await post(attempt, signRoot(wrapAssertion(attempt.said, inside), key))).toBe('SSO_FAILED');
});

test('[THR-73] [SSO-01] signatures with SHA-512 are accepted', async () => {
  const strong = {
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha512',
  };
  const { said, ...attempt } = await begin(victim.email);
  const xml = signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key, strong)), key, strong);
  expect(await post({ said, ...attempt }, xml)).toBe(victim.memberId);
});

test('[SSO-01] while a company changes its certificate, both are accepted', async () => {
  const next = await createSelfSigned('next', Date.now());
  const set = (certificates: string[]): Promise<unknown> =>
    server.db.updateTable('identity_realm').set({ certificates }).where('realm_id', '=', 'acme').execute();
  const tryWith = async (by: KeyPair): Promise<unknown> => {
    const attempt = await begin(victim.email);
    return post(attempt, signed(attempt.said, by));
  };
  expect(await tryWith(next)).toBe('SSO_FAILED');
  await set([key.certificate, next.certificate]);
  expect([await tryWith(key), await tryWith(next)]).toEqual([victim.memberId, victim.memberId]);
  await set([next.certificate]);
  expect([await tryWith(key), await tryWith(next)]).toEqual(['SSO_FAILED', victim.memberId]);
  await set([key.certificate]);
});

const sha1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
const withComments = 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments';
const change = (part: Partial<Statement>) => (said: Statement) => signed({ ...said, ...part });

/** Responses that must be refused, from what the provider would have said. */
const forgeries: Readonly<Record<string, (said: Statement) => string>> = {
  'not signed at all': (said) => wrapAssertion(said, writeAssertion(said)),
  'only the assertion signed': (said) => wrapAssertion(said, signRoot(writeAssertion(said), key)),
  'only the response signed': (said) => signRoot(wrapAssertion(said, writeAssertion(said)), key),
  'signed by somebody else': (said) => signed(said, stranger),
  'the assertion signed by somebody else': (said) =>
    signRoot(wrapAssertion(said, signRoot(writeAssertion(said), stranger)), key),
  'for another service': change({ audience: 'https://elsewhere.example/metadata' }),
  'for another address': change({ recipient: 'https://elsewhere.example/acs' }),
  'for our address on another machine': (said) =>
    signed({ ...said, recipient: said.recipient.replace('127.0.0.1', '127.0.0.2') }),
  'of another provider': change({ issuer: 'https://id.elsewhere.example/saml' }),
  'an answer to another request': change({ requestId: '_0123456789' }),
  'an answer to no request': (said) => signed(said).replaceAll(/ InResponseTo="[^"]*"/g, ''),
  expired: change({ now: Date.now() - hour }),
  'not valid yet': change({ now: Date.now() + hour }),
  'without a subject': change({ subject: '' }),
  'without an audience': (said) =>
    signRoot(
      wrapAssertion(
        said,
        signRoot(writeAssertion(said).replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''), key),
      ),
      key,
    ),
  'with a subject who is not the bearer': (said) =>
    signRoot(wrapAssertion(said, signRoot(writeAssertion(said).replace('cm:bearer', 'cm:sender-vouches'), key)), key),
  'with an id that lasts for one sign-in only': (said) =>
    signRoot(
      wrapAssertion(
        said,
        signRoot(writeAssertion(said).replace('nameid-format:persistent', 'nameid-format:transient'), key),
      ),
      key,
    ),
  'with a failure': (said) => signRoot(wrapAssertion(said, '').replace('status:Success', 'status:Responder'), key),
  'with two assertions': (said) =>
    signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key) + signRoot(writeAssertion(said), key)), key),
  'changed after it was signed': (said) => signed(said).replace(`subject of ${attacker.email}`, 'subject of another'),
  'with a document type': (said) => `<!DOCTYPE samlp:Response>${signed(said)}`,
  'with an external entity': (said) =>
    `<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>${signed(said).replace(attacker.email, '&file;')}`,
  'with entities that expand': (said) =>
    `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${signed(said).replace(attacker.email, '&b;')}`,
  'signed with SHA-1': signedWeakly,
  'signed with SHA-1, its name in other characters': (said) =>
    signedWeakly(said).replaceAll('rsa-sha1', 'rsa&#45;sha1'),
  'digested with SHA-1': (said) => {
    const weak = { digestAlgorithm: sha1 };
    return signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key, weak)), key, weak);
  },
  'whose assertion alone is digested with SHA-1': (said) =>
    signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key, { digestAlgorithm: sha1 })), key),
  'digested with SHA-1, its name in other characters': (said) =>
    signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key)), key, { digestAlgorithm: sha1 }).replaceAll(
      'xmldsig#sha1',
      'xmldsig&#x23;sha&#49;',
    ),
  'that counts comments': (said) =>
    signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key, { canonicalization: withComments })), key),
  'for another destination': (said) =>
    signRoot(
      wrapAssertion({ ...said, recipient: 'https://elsewhere.example/acs' }, signRoot(writeAssertion(said), key)),
      key,
    ),
  'without a destination': (said) =>
    signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key)).replace(/ Destination="[^"]*"/, ''), key),
  'that another provider has signed around the assertion': (said) =>
    signRoot(
      wrapAssertion({ ...said, issuer: 'https://id.elsewhere.example/saml' }, signRoot(writeAssertion(said), key)),
      key,
    ),
  'no XML': () => 'not XML at all',
  empty: () => '',
};

test.each(Object.entries(forgeries))('[THR-10] [THR-73] a response %s is refused', async (_name, forge) => {
  const attempt = await begin(attacker.email);
  expect(await post(attempt, forge(attempt.said))).toBe('SSO_FAILED');
});

test('[THR-10] a comment inside a signed address or subject does not shorten it', async () => {
  const attempt = await begin(`${victim.email}.evil.example`);
  const said = { ...attempt.said, subject: 'subject-of-bob-and-more' };
  const xml = signed(said)
    .replace(`>${victim.email}.evil.example<`, `>${victim.email}<!---->.evil.example<`)
    .replace('>subject-of-bob-and-more<', '>subject-of-bob<!---->-and-more<');
  expect(xml.match(/<!---->/g)).toHaveLength(2);
  // the signature covers neither comment, so the response is valid: it has to be read as it was signed
  expect(await post(attempt, xml)).toBe('ACCOUNT_NOT_FOUND');
  const identities = await server.db.selectFrom('federated_identity').select('subject').execute();
  expect(identities.map(({ subject }) => subject)).not.toContain('subject-of-bob');
});

test('[THR-10] a response is accepted once, even for another attempt', async () => {
  const first = await begin(victim.email);
  const assertionId = '_used-once';
  const withId = (said: Statement): string =>
    signRoot(wrapAssertion(said, signRoot(writeAssertion(said, assertionId), key)), key);
  const xml = withId(first.said);
  expect(await post(first, xml)).toBe(victim.memberId);
  expect(await post(first, xml)).toBe('SSO_FAILED');
  const second = await begin(victim.email);
  expect(await post(second, xml)).toBe('SSO_FAILED');
  const third = await begin(victim.email);
  expect(await post(third, withId(third.said))).toBe('SSO_FAILED');
  // it is remembered for as long as it could be accepted: to its end by a clock that is two minutes behind ours
  const { expires_at: until } = await server.db
    .selectFrom('saml_assertion')
    .select('expires_at')
    .where('assertion_id', '=', assertionId)
    .executeTakeFirstOrThrow();
  expect(until.getTime() - first.said.now).toBe(7 * minute);
});

test('[THR-10] a response with the groups of a large company is read, and one that takes long to search is refused unread', async () => {
  const tryWith = async (groups: number): Promise<unknown> => {
    const attempt = await begin(victim.email);
    const named = Object.fromEntries(Array.from({ length: groups }, (_, at) => [`group${String(at)}`, 'yes']));
    const said = { ...attempt.said, attributes: { ...attempt.said.attributes, ...named } };
    return post(attempt, signed(said));
  };
  expect([await tryWith(400), await tryWith(600)]).toEqual([victim.memberId, 'SSO_FAILED']);
});

// Signature wrapping (Somorovsky et al., 'On Breaking SAML'): a valid response for the attacker is kept in the
// document, so that its signature holds, and a forged one for the victim is put where a careless reader looks.

const samlp = 'urn:oasis:names:tc:SAML:2.0:protocol';
const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const ds = 'http://www.w3.org/2000/09/xmldsig#';

/** What the wrappings need of the library's nodes, whose types are those of a browser. */
interface Element {
  readonly localName: string | null;
  textContent: string | null;
  readonly parentNode: Element | null;
  readonly firstChild: Element | null;
  readonly childNodes: Iterable<Element> & ArrayLike<Element>;
  readonly getElementsByTagNameNS: (namespace: string, name: string) => Iterable<Element> & ArrayLike<Element>;
  readonly setAttribute: (name: string, value: string) => void;
  readonly cloneNode: (deep: boolean) => Element;
  readonly appendChild: (child: Element) => void;
  readonly removeChild: (child: Element) => void;
  readonly replaceChild: (child: Element, former: Element) => void;
  readonly insertBefore: (child: Element, before: Element | null) => void;
}
interface Document extends Element {
  readonly documentElement: Element;
  readonly createElementNS: (namespace: string, name: string) => Element;
}

interface Parts {
  readonly document: Document;
  readonly response: Element;
  readonly assertion: Element;
  readonly responseSignature: Element;
  readonly assertionSignature: Element;
}

function partsOf(xml: string): Parts {
  const document = new DOMParser().parseFromString(xml, 'text/xml') as unknown as Document;
  const response = document.documentElement;
  const [assertion] = Array.from(response.getElementsByTagNameNS(saml, 'Assertion'));
  const [responseSignature, assertionSignature] = Array.from(response.getElementsByTagNameNS(ds, 'Signature'));
  if (assertion === undefined || responseSignature === undefined || assertionSignature === undefined) {
    throw new Error('not signed twice');
  }
  return { document, response, assertion, responseSignature, assertionSignature };
}

const copy = (element: Element): Element => element.cloneNode(true);
const dropSignatures = (element: Element): void => {
  for (const signature of Array.from(element.getElementsByTagNameNS(ds, 'Signature'))) {
    signature.parentNode?.removeChild(signature);
  }
};
/** The element, now about the victim, under an id of its own and without signatures. */
const evil = (element: Element): Element => {
  dropSignatures(element);
  const renamed = [element, ...Array.from(element.getElementsByTagNameNS(saml, 'Assertion'))];
  for (const each of renamed) each.setAttribute('ID', `_evil-${each.localName ?? ''}`);
  for (const [name, value] of [
    ['NameID', `subject of ${victim.email}`],
    ['AttributeValue', victim.email],
  ] as const) {
    for (const found of Array.from(element.getElementsByTagNameNS(saml, name))) found.textContent = value;
  }
  return element;
};

const wrappings: Readonly<Record<string, (parts: Parts) => void>> = {
  'XSW1: an evil response, the signed one inside its signature': ({ document, response, responseSignature }) => {
    const original = copy(response);
    original.removeChild(Array.from(original.getElementsByTagNameNS(ds, 'Signature'))[0] as Element);
    const signature = copy(responseSignature);
    evil(response);
    signature.appendChild(original);
    response.insertBefore(signature, response.firstChild);
    expect(document.documentElement).toBe(response);
  },
  'XSW2: an evil response with the signature and the signed response beside it': ({ response, responseSignature }) => {
    const original = copy(response);
    original.removeChild(Array.from(original.getElementsByTagNameNS(ds, 'Signature'))[0] as Element);
    const signature = copy(responseSignature);
    evil(response);
    response.insertBefore(original, response.firstChild);
    response.insertBefore(signature, response.firstChild);
  },
  'XSW3: an evil assertion before the signed one': ({ response, assertion }) => {
    response.insertBefore(evil(copy(assertion)), assertion);
  },
  'XSW4: an evil assertion around the signed one': ({ response, assertion }) => {
    const wrapper = evil(copy(assertion));
    response.replaceChild(wrapper, assertion);
    wrapper.appendChild(assertion);
  },
  'XSW5: an evil assertion with the signature, the signed one at the end': ({
    response,
    assertion,
    assertionSignature,
  }) => {
    const original = copy(assertion);
    dropSignatures(original);
    const signature = copy(assertionSignature);
    evil(assertion);
    assertion.insertBefore(signature, assertion.firstChild);
    response.appendChild(original);
  },
  'XSW6: an evil assertion whose signature has the signed one inside': ({ assertion, assertionSignature }) => {
    const original = copy(assertion);
    dropSignatures(original);
    const signature = copy(assertionSignature);
    evil(assertion);
    signature.appendChild(original);
    assertion.insertBefore(signature, assertion.firstChild);
  },
  'XSW7: an evil assertion in an extension': ({ document, response, assertion }) => {
    const extensions = document.createElementNS(samlp, 'samlp:Extensions');
    extensions.appendChild(evil(copy(assertion)));
    response.insertBefore(extensions, assertion);
  },
  'XSW8: an evil assertion whose signature has the signed one in an object': ({
    document,
    assertion,
    assertionSignature,
  }) => {
    const original = copy(assertion);
    dropSignatures(original);
    const signature = copy(assertionSignature);
    const object = document.createElementNS(ds, 'ds:Object');
    object.appendChild(original);
    evil(assertion);
    signature.appendChild(object);
    assertion.insertBefore(signature, assertion.firstChild);
  },
};

const wrap = (xml: string, work: (parts: Parts) => void): string => {
  const parts = partsOf(xml);
  work(parts);
  return new XMLSerializer().serializeToString(parts.document as never);
};

test.each(Object.entries(wrappings))('[THR-10] signature wrapping is refused, %s', async (_name, work) => {
  const attempt = await begin(attacker.email);
  const xml = wrap(signed(attempt.said), work);
  expect(xml).toContain(`subject of ${victim.email}`);
  expect(xml).toContain(`subject of ${attacker.email}`);
  expect(await post(attempt, xml)).toBe('SSO_FAILED');
  // the same with a response that the provider signs around whatever is inside
  const inside = await begin(attacker.email);
  const forged = wrap(signed(inside.said), (parts) => {
    work(parts);
    parts.response.removeChild(
      Array.from(parts.response.childNodes).find(({ localName }) => localName === 'Signature') ??
        parts.responseSignature,
    );
  });
  expect(await post(inside, signRoot(forged, key))).not.toBe(victim.memberId);
});

/** A response whose key is right, but whose algorithm has been broken since 2017. */
function signedWeakly(said: Statement): string {
  const weak = { signatureAlgorithm: `${ds}rsa-sha1` };
  return signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key, weak)), key, weak);
}

// What a company's directory writes as the name of a person, and changes one day (D88).

const addressFormat = 'nameid-format:emailAddress';
const unspecified = 'nameid-format:unspecified';

/** Signs in as somebody with this name id and address, as the company's provider says it. */
async function signInAs(subject: string, format: string, mail: string | null): Promise<unknown> {
  const attempt = await begin(victim.email);
  const said = { ...attempt.said, subject, attributes: mail === null ? {} : { mail } };
  const write = (): string =>
    writeAssertion(said).replace(
      '2.0:nameid-format:persistent',
      format.startsWith('nameid') ? `1.1:${format}` : format,
    );
  return post(attempt, signRoot(wrapAssertion(said, signRoot(write(), key)), key));
}
const forgetAll = (): Promise<unknown> =>
  server.db.deleteFrom('federated_identity').where('issuer', '=', acmeEntityId).execute();
const subjectsOf = async (memberId: string): Promise<string[]> =>
  (
    await server.db
      .selectFrom('federated_identity')
      .select('subject')
      .where('member_id', '=', memberId)
      .where('issuer', '=', acmeEntityId)
      .orderBy('subject')
      .execute()
  ).map(({ subject }) => subject);

test('[SSO-01] [D88] an e-mail name id is the address, however the directory spells it', async () => {
  await forgetAll();
  const { email, memberId } = victim;
  expect(await signInAs(email, addressFormat, email)).toBe(memberId);
  for (const spelled of [email.toUpperCase(), ` ${email}\n`, email.replace('b', 'B')]) {
    expect([spelled, await signInAs(spelled, addressFormat, null)]).toEqual([spelled, memberId]);
    expect([spelled, await signInAs(spelled, unspecified, email)]).toEqual([spelled, memberId]);
  }
  expect(await subjectsOf(memberId)).toEqual([email]);
  // a name of no said kind that is not the address stays as it is
  expect(await signInAs('BOB', unspecified, email)).toBe(memberId);
  expect(await signInAs('bob', unspecified, email)).toBe('ACCOUNT_NOT_FOUND');
});

const persistent = '2.0:nameid-format:persistent';
test.each([
  ['an id', victim.email, addressFormat, 'object-0815', persistent],
  ['the address', 'object-0815', persistent, victim.email.toUpperCase(), addressFormat],
])(
  '[SSO-01] [D88] a company whose provider sends %s from now on is not locked out',
  async (_to, first, firstFormat, then, thenFormat) => {
    await forgetAll();
    const { email, memberId } = victim;
    expect(await signInAs(first, firstFormat, email)).toBe(memberId);
    expect(await signInAs(then, thenFormat, email)).toBe(memberId);
    expect(await subjectsOf(memberId)).toEqual([email, 'object-0815']);
    // it is known by itself now, whatever address comes with it
    expect(await signInAs(then, thenFormat, 'other@acme.example')).toBe(memberId);
    // a second one of the same kind is somebody else, to whom the address was given
    expect(await signInAs('object-0816', persistent, email)).toBe('ACCOUNT_NOT_FOUND');
    expect(await signInAs('intruder@acme.example', addressFormat, email)).toBe('ACCOUNT_NOT_FOUND');
    expect(await subjectsOf(memberId)).toEqual([email, 'object-0815']);
  },
);

test('[THR-09] [D88] no other kind of name opens an account by an address of another domain, or of another company', async () => {
  await forgetAll();
  const outside = persona('gil@globex.example');
  for (const { email, memberId } of [outside, persona('employee'), persona('member')]) {
    await server.db
      .insertInto('federated_identity')
      .values({ issuer: acmeEntityId, subject: email, member_id: memberId, created_at: new Date() })
      .execute();
    expect(await signInAs(`object of ${email}`, persistent, email)).toBe('ACCOUNT_NOT_FOUND');
  }
  await forgetAll();
});

test('[D88] known names that are addresses are spelled as they are compared now, without a collision', async () => {
  await forgetAll();
  const { email, memberId } = victim;
  const upper = email.toUpperCase();
  const before = [
    ...[upper, ` ${upper}`, email.replace('b', 'B')].map((subject) => ({ subject, member_id: memberId })),
    { subject: ' Opaque-1 ', member_id: attacker.memberId },
    { subject: 'Other@elsewhere.example', member_id: attacker.memberId },
  ];
  for (const row of before) {
    await server.db
      .insertInto('federated_identity')
      .values({ issuer: acmeEntityId, created_at: new Date(), ...row })
      .execute();
  }
  const script = await readFile(
    new URL('../../../migrations/20261129020000_mail_subjects.sql', import.meta.url),
    'utf8',
  );
  for (const _twice of [1, 2]) await sql.raw(script).execute(server.db);
  const own = await subjectsOf(memberId);
  expect(own).toContain(email);
  expect(own).toHaveLength(3);
  expect(await subjectsOf(attacker.memberId)).toEqual(['Opaque-1', 'Other@elsewhere.example']);
  expect(await signInAs(upper, addressFormat, email)).toBe(memberId);
  await forgetAll();
});

const know = (subject: string, memberId: string): Promise<unknown> =>
  server.db
    .insertInto('federated_identity')
    .values({ issuer: acmeEntityId, subject, member_id: memberId, created_at: new Date() })
    .execute();

test.each([
  ['an e-mail name id that is not the address of the account', 'Bob.Upn@acme.example', addressFormat, victim.email],
  ['a persistent one in lower case', victim.email, persistent, victim.email],
  ['one of no said kind and without an address', victim.email, unspecified, null],
])('[SSO-01] [D88] %s, which was kept in another spelling, is the same person', async (_what, kept, format, mail) => {
  await forgetAll();
  const { memberId } = victim;
  await know(kept, memberId);
  for (const sent of [kept.toLowerCase(), kept.toUpperCase()]) {
    expect([sent, await signInAs(sent, format, mail)]).toEqual([sent, memberId]);
  }
  // it is one name
  expect(await subjectsOf(memberId)).toEqual([kept]);
});

test('[THR-09] [D88] a spelling that two people have opens neither account, and their own open theirs', async () => {
  await forgetAll();
  await know('Team@acme.example', victim.memberId);
  await know('tEAM@acme.example', attacker.memberId);
  expect(await signInAs('TEAM@acme.example', persistent, victim.email)).toBe('ACCOUNT_NOT_FOUND');
  expect(await signInAs('Team@acme.example', persistent, attacker.email)).toBe(victim.memberId);
  expect(await signInAs('tEAM@acme.example', persistent, victim.email)).toBe(attacker.memberId);
  // and ids that are no addresses are never compared so
  await know('ID-1', victim.memberId);
  expect(await signInAs('id-1', persistent, null)).toBe('ACCOUNT_NOT_FOUND');
  await forgetAll();
});

test('[THR-04] [D88] a second name at the provider is in the audit log, and its member is mailed; a first one is not', async () => {
  await forgetAll();
  const { email, memberId } = victim;
  const noted = async () => {
    const entries = server.db.selectFrom('audit_entry').select('detail').where('action', '=', 'IDENTITY_ADDED');
    const mails = (await server.mails()).filter(
      ({ to, subject }) => to === email && subject.includes('second sign-in'),
    );
    return { entries: await entries.where('subject', '=', `member/${memberId}`).execute(), mails: mails.length };
  };
  const before = await noted();
  expect(await signInAs(email, addressFormat, email)).toBe(memberId);
  expect(await signInAs(email.toUpperCase(), persistent, email)).toBe(memberId);
  expect(await noted()).toEqual(before);
  for (const _twice of [1, 2]) expect(await signInAs('object-0815', persistent, email)).toBe(memberId);
  const after = await noted();
  expect(after.mails).toBe(before.mails + 1);
  expect(after.entries).toHaveLength(before.entries.length + 1);
  expect(after.entries.at(-1)).toEqual({ detail: { issuer: acmeEntityId } });
  await forgetAll();
});
