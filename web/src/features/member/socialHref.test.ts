import fc from 'fast-check';
import { expect, test } from 'vitest';
import { socialHref } from './socialHref.ts';

test.each([
  ['linkedin', 'maya-fernandes', 'https://www.linkedin.com/in/maya-fernandes'],
  ['twitter', '@maya', 'https://x.com/maya'],
  ['instagram', 'maya.fernandes', 'https://www.instagram.com/maya.fernandes'],
  ['linkedin', 'josé', 'https://www.linkedin.com/in/jos%C3%A9'],
  ['linkedin', 'linkedin.com/in/maya', '//linkedin.com/in/maya'],
  ['linkedin', 'www.linkedin.com', '//www.linkedin.com/'],
  ['linkedin', '//linkedin.com/in/maya', '//linkedin.com/in/maya'],
  ['twitter', 'http://example.com/me?a=1#b', 'http://example.com/me?a=1#b'],
  ['twitter', 'HTTPS://Example.com', 'https://example.com/'],
  ['twitter', 'javascript:alert(1)', null],
  ['twitter', 'data:text/html,x', null],
  ['twitter', 'https://linkedin.com@evil.example/', null],
  ['twitter', '//evil.example\\@x.com', null],
  ['twitter', '..', null],
  ['twitter', 'not a handle', null],
  ['twitter', '', null],
] as const)('[PRO-07] for %s, %j leads to %j', (network, entered, href) => {
  expect(socialHref(network, entered)).toBe(href);
});

test('[THR-33] any text is no link, or one to an http or https host', () => {
  const pieces = fc.constantFrom(
    'javascript:',
    'JaVaScRiPt:',
    'data:',
    'vbscript:',
    'https://',
    'http:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    '\0',
    ' ',
    '%0a',
    'x.com',
    'evil.example',
    'www.',
    '..',
    '\ud800',
    '<script>',
    '"',
    "'",
    '&#106;',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  const network = fc.constantFrom('linkedin', 'twitter', 'instagram');
  fc.assert(
    fc.property(network, text, (at, entered) => {
      const href = socialHref(at, entered);
      if (href === null) return true;
      // as a page of the site resolves it
      const url = new URL(href, 'https://learn.example.com/member-directory/x');
      const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
      return isWeb && url.username === '' && url.password === '' && /^(?:https?:)?\/\/[^/\\@\s]/.test(href);
    }),
    { numRuns: 2_000 },
  );
});
