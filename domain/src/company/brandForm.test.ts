import { expect, test } from 'vitest';
import { brandForm, brandLines, readBrand } from './brandForm.ts';

const faultsOf = (logoUrl: string, accentColor: string) => {
  const brand = readBrand({ logoUrl, accentColor });
  return [...brandForm.logoUrl(brand), ...brandForm.accentColor(brand)].length;
};

test('[COM-01] [THR-33] a logo is a picture of ours, and an accent a color', () => {
  expect(faultsOf('', '')).toBe(0);
  expect(faultsOf(' /files/images/logo.webp ', ' #C8452D ')).toBe(0);
  expect(faultsOf('https://acme.example/logo.svg', '')).toBe(1);
  for (const logo of ['javascript:alert(1)', 'http://acme.example/a.png', '//evil.example/a.png', 'data:image/png;x'])
    expect(faultsOf(logo, ''), logo).toBe(1);
  for (const color of ['red', '#fff', '#c8452d;}', 'url(x)', '#c8452dff']) expect(faultsOf('', color), color).toBe(1);
});

test('[COM-01] what another brand changes is said, and nothing of what stays', () => {
  const held = { logoUrl: '', accentColor: '#c8452d' };
  expect(brandLines(held, held, 24)).toEqual([]);
  expect(brandLines(held, { logoUrl: '/files/images/a.webp', accentColor: '' }, 24)).toEqual([
    'The pages of 24 people, and the dashboard, have the accent of the academy again.',
    '24 people see this logo in the menu, in place of the academy’s.',
  ]);
  expect(brandLines({ ...held, logoUrl: '/a.webp' }, held, 1)).toEqual([
    '1 person sees the academy’s logo in the menu again.',
  ]);
});
