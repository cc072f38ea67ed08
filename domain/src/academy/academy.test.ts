import { expect, test } from 'vitest';
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

test('[BEG-04] what an older or newer version of the product has saved is read as far as it fits', () => {
  const stored = { name: 'Northside', supportEmail: 5, gone: 'x' };
  expect(storedAcademy(stored, plainAcademy)).toEqual({ ...plainAcademy, name: 'Northside' });
});

test('[BEG-04] what the environment sets wins, and a change of it says from when it counts (D93)', () => {
  const fixed = { name: { variable: 'BRAND_NAME', value: 'Fixed' } };
  const after = { ...plainAcademy, name: 'Northside', termsUrl: '/files/notices/terms.html' };
  expect(effectiveAcademy(after, fixed)).toEqual({ ...after, name: 'Fixed' });
  expect(academyChanges(plainAcademy, after, fixed)).toEqual([
    'Name: “Atrium” becomes “Northside”, once BRAND_NAME no longer sets it.',
    'Terms: none becomes “/files/notices/terms.html”.',
  ]);
  expect(academyChanges(after, after)).toEqual([]);
});
