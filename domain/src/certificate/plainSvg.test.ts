import { expect, test } from 'vitest';
import { isPlainSvg } from './plainSvg.ts';

const around = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test.each([
  '<path d="M0 0"/>',
  '<use href="#ring"/><g fill="url(#gold)"/>',
  '<style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style>',
  '<g class="on" aria-label="one"/>',
])('[THR-68] an SVG that can only be seen is kept: %s', (inside) => {
  expect(isPlainSvg(around(inside))).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '< SCRIPT>alert(1)</SCRIPT>',
  '<g onload="alert(1)"/>',
  '<g onload = alert(1) />',
  '<foreignObject><p/></foreignObject>',
  '<a href="#x"/>',
  '<image href="/files/x.png"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xlink:href=" https://evil.example/x.svg#a"/>',
  '<g fill="url(https://evil.example/a)"/>',
  '<g fill="url( \'//evil.example/a\')"/>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<style>g{fill:url(data:image/svg+xml;base64,AAAA)}</style>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
  '<?xml-stylesheet href="a.css"?>',
])('[THR-68] an SVG that does more is refused: %s', (inside) => {
  expect(isPlainSvg(around(inside))).toBe(false);
});

test('[THR-68] what only begins or ends as an SVG is none', () => {
  for (const text of ['', '<p/>', '<svg>', '<svg/><p></svg', 'x<svg></svg>', '<svg></svg>x']) {
    expect(isPlainSvg(text)).toBe(false);
  }
});
