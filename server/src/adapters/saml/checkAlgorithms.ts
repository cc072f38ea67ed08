import type { XmlElement } from './parseXml.ts';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

/** What a signature may be made with, by the element that names it: SHA-256 or better, and no comments (THR-73). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: [exclusive, inclusive],
  Transform: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive, inclusive],
};

/**
 * Whether every signature in a document names allowed algorithms only. Elements and attributes count whatever their
 * namespace is, as a library may find them by their local names alone. Outside of signatures the names mean something
 * else: a key is encrypted with a DigestMethod too.
 */
export function areAlgorithmsAllowed(root: XmlElement): boolean {
  const signatures = elementsNamed(root, 'Signature');
  return signatures.every((signature) =>
    Object.entries(allowed).every(([name, algorithms]) =>
      elementsNamed(signature, name).every((element) => {
        const given = Array.from(element.attributes).filter((attribute) => localName(attribute) === 'Algorithm');
        return given.length === 1 && algorithms.includes(given[0]?.value ?? '');
      }),
    ),
  );
}

const localName = ({ localName: name, nodeName }: { localName: string | null; nodeName: string }): string =>
  name ?? nodeName;

function elementsNamed(root: XmlElement, name: string): XmlElement[] {
  const within = Array.from(root.getElementsByTagName('*')) as XmlElement[];
  return [root, ...within].filter((element) => localName(element) === name);
}
