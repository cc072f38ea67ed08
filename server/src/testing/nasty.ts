import fc from 'fast-check';

/** Names of properties that every JavaScript object inherits. */
const inherited = ['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'toJSON'];
/** Characters that databases and parsers have problems with. */
const signs = [
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '﻿',
  '‮',
  '\u2028',
  '\r\n',
  '\\',
  "'",
  '"',
  '`',
  '$1',
  '${1}',
  '%',
  '_',
  '％',
  '＿',
  '½',
  '1½ days',
  'ʻ',
  '⑴',
  'ŉ',
  'ː',
  'İ',
  'ß',
  'ﬃ',
  '＆｜！：＊',
  '& | ! :* ( <->',
  "'; drop table course; --",
  '<script>',
  '{}',
  '[]',
  '$where',
  '../../../etc/passwd',
  '..%2f',
  '%00',
  '%zz',
];
const numbers = [
  '0',
  '-1',
  '1.5',
  '1e999',
  '-1e999',
  'NaN',
  'Infinity',
  '0x10',
  ' 1',
  '01',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9'.repeat(30),
  '9'.repeat(400),
  '١',
  '1_000',
];
const dates = ['1999-01-01', '+275760-09-13T00:00:00Z', '0000-00-00', 'P1D', 'P999999999999D', 'infinity', 'now'];

/** Arbitrary and hostile text; values of `known` are mixed in, so that it often passes the first check. */
export function nastyText(known: readonly string[] = []): fc.Arbitrary<string> {
  const word = fc.constantFrom('', ' ', 'pricing', ...inherited, ...signs, ...numbers, ...dates);
  const one = fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.tuple(word, word, word).map((parts) => parts.join('')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(word, fc.integer({ min: 1, max: 50_000 }))
        .map(([text, times]) => text.repeat(times).slice(0, 60_000)),
    },
  );
  return known.length === 0
    ? one
    : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 3, arbitrary: one });
}

/** Integers and fractions at the limits of every type. */
export const nastyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 20, 100, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, -1e300, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value, including keys that objects inherit. */
export const nastyJson: fc.Arbitrary<unknown> = fc.oneof(
  nastyText(),
  nastyNumber,
  fc.constantFrom(null, true, false),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(nastyText(), { maxLength: 4 }),
  fc.dictionary(fc.oneof(fc.constantFrom(...inherited), nastyText()), nastyText(), { maxKeys: 4 }),
);

/** The same for use in a header. */
export const nastyHeader: fc.Arbitrary<string> = nastyText().map((text) =>
  text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2_000),
);

/** A path for a request line: invalid characters are percent-encoded, percent signs stay. */
export function nastyPath(starts: readonly string[]): fc.Arbitrary<string> {
  const segment = fc.oneof(
    nastyText().map((text) => text.slice(0, 1_000)),
    fc.constantFrom('.', '..', '%2e%2e', '%2f', '%5c', '%c0%af', '%ff', '%', '%0', ';', '?', '#', '&=', '[]', '//'),
  );
  return fc
    .tuple(
      fc.constantFrom(...starts),
      fc.array(segment, { maxLength: 4 }),
      fc.constantFrom('', '/', '?', '?a=%zz', '.js'),
    )
    .map(([start, segments, end]) =>
      (start + segments.join('/') + end)
        .toWellFormed()
        .replaceAll(/[^\x21-\x7e]/gu, (letter) => encodeURIComponent(letter)),
    );
}
