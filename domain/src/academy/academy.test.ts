import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOn } from '../colors.ts';
import { academyStyle, colorFaults, colorFields, completeColors, nearestColor, plainColors } from './academyColors.ts';
import { academyChanges, effectiveAcademy, plainAcademy, readAcademy, storedAcademy } from './academyForm.ts';

test('[BEG-04] settings have a name, addresses that are ones, and links of ours or with https', () => {
  expect(readAcademy(plainAcademy).faults).toEqual([]);
  const wrong = {
    ...plainAcademy,
    supportEmail: 'nobody',
    termsUrl: 'http://terms.example',
    name: 'a\nb',
    mailFooter: 7,
  };
  expect(readAcademy(wrong).faults.map(({ path }) => path)).toEqual(['name', 'supportEmail', 'termsUrl', 'mailFooter']);
  expect(readAcademy({ ...plainAcademy, name: ' ' }).faults).toMatchObject([{ path: 'name' }]);
  expect(readAcademy({ ...plainAcademy, more: '' }).faults).toHaveLength(1);
});

const written = [
  'https://x.example/p.png',
  ' https://x.example/p.png',
  '\thttps://x.example/p.png',
  'ht\ttps://x.example',
];

test('[BEG-04] [THR-33] a picture is one of ours, however the address of another site is written', () => {
  for (const field of ['logo', 'icon', 'signInPicture', 'sharePicture'] as const) {
    const faults = written.map((text) => readAcademy({ ...plainAcademy, [field]: text }).faults[0]?.path);
    expect(faults).toEqual(written.map(() => field));
    // one that was saved before is shown no more
    expect(storedAcademy({ [field]: written[1] }, plainAcademy)[field]).toBe('');
    expect(readAcademy({ ...plainAcademy, [field]: '/files/images/logo.webp' }).faults).toEqual([]);
  }
  const links = [' /terms', '/terms\n', 'https://x.example/a b', 'https://x.example/\n', 'https://x.example/\u200B'];
  expect(links.filter((termsUrl) => readAcademy({ ...plainAcademy, termsUrl }).body !== null)).toEqual([]);
});

test('[BEG-04] [SIG-01] the address that leads to the help center is none, with a query or a slash as well', () => {
  const read = (helpUrl: string) => readAcademy({ ...plainAcademy, helpUrl }).faults.map(({ path }) => path);
  for (const itself of ['/help', '/help/', '/help?x', '/help#x']) expect(read(itself)).toEqual(['helpUrl']);
  for (const other of ['', '/helpers', '/help/start', 'https://x.example/help']) expect(read(other)).toEqual([]);
});

test('[BEG-04] what an older or newer version of the product has saved is read as far as it fits', () => {
  const stored = { name: 'Northside', supportEmail: 5, gone: 'x' };
  expect(storedAcademy(stored, plainAcademy)).toEqual({ ...plainAcademy, name: 'Northside' });
});

test('[BEG-04] what the environment sets wins, and a change of it says from when it counts (D93)', () => {
  const fixed = { name: { variable: 'BRAND_NAME', value: 'Fixed' } };
  const after = { ...plainAcademy, name: 'Northside', termsUrl: '/files/notices/terms.html' };
  expect(effectiveAcademy(after, fixed)).toEqual({ ...after, name: 'Fixed' });
  expect(academyChanges(plainAcademy, after, fixed)).toEqual([
    'Name: “Atrium” becomes “Northside” once BRAND_NAME no longer sets it.',
    'Terms: none becomes “/files/notices/terms.html”.',
  ]);
  expect(academyChanges(after, after)).toEqual([]);
});

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const none = { brandLight: '', brandDark: '', accentLight: '', accentDark: '' };

test('[BEG-04] without colors of its own an academy has those of the product, and no style sheet', () => {
  expect(academyStyle(none)).toBe('');
  expect(completeColors(none)).toEqual(plainColors);
  expect(colorFaults(none)).toEqual([]);
});

test('[BEG-04] a color that cannot be read is refused with the pair, and the nearest that is offered is taken', () => {
  expect(colorFaults({ ...none, brandLight: '#ffcc00' })).toEqual([
    {
      path: 'brandLight',
      message: expect.stringMatching(
        /^On a sunken part it has 1\.\d:1, and needs 4\.5:1\. The nearest that does is #\w{6}\.$/,
      ) as string,
      when: 'must',
    },
  ]);
  fc.assert(
    fc.property(anyColor, fc.constantFrom(...colorFields), (color, field) => {
      expect(colorFaults({ ...none, [field]: nearestColor(field, color) })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('[BEG-04] colors that are taken keep their contrast in both themes, also those that follow from them', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (brand, accent) => {
      const chosen = {
        ...none,
        brandLight: nearestColor('brandLight', brand),
        accentLight: nearestColor('accentLight', accent),
      };
      const { brandLight, brandDark, accentDark } = completeColors(chosen);
      expect(colorFaults(completeColors(chosen))).toEqual([]);
      const court = /--court:(#\w{6})/.exec(academyStyle(chosen))?.[1] ?? '';
      for (const [text, least] of [
        ['#EDF2EC', 8],
        [brandDark, 4.5],
        [accentDark, 3],
      ] as const)
        expect(contrast(text, court)).toBeGreaterThanOrEqual(least);
      expect(contrast(inkOn(brandLight), brandLight)).toBeGreaterThanOrEqual(4.5);
    }),
    // the dark brand and accent of these are one color
    { numRuns: 200, examples: [['#fcfce8', '#fefef3']] },
  );
});
