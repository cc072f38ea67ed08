import fc from 'fast-check';

/** Addresses known to have been used for open redirects. */
export const nastyAddresses = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/..//evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  'https://evil.example',
  'https:evil.example',
  'https://atrium.example@evil.example/',
  'https://atrium.example.evil.example/',
  'https://atrium.example:80@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'data:text/html,x',
  '\u0000/evil',
  '/\u2028/evil.example',
  '/\u202e/evil',
  'evil.example',
  '',
  '?x',
  '#x',
];

/** Generates redirect targets that an attacker might write to leave `origin`. */
export function mutatedAddress(origin: string): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '@',
    ':',
    '#',
    '?',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u00a0',
    '\u3002',
    '\uff0f',
    'http',
    'https:',
    'evil.example',
    'javascript:',
    origin,
    'atrium.example',
    '/courses',
    '%00',
    'é',
  );
  return fc.oneof(
    fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join('')),
    fc
      .tuple(fc.constantFrom(...nastyAddresses), fc.nat(40), piece)
      .map(([base, at, bit]) => base.slice(0, at) + bit + base.slice(at)),
    fc.tuple(fc.constant('/'), fc.string({ unit: 'binary', maxLength: 12 })).map((parts) => parts.join('')),
  );
}
