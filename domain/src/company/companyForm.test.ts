import { expect, test } from 'vitest';
import { mayBeSent } from '../formRules.ts';
import { companyForm, type CompanyValues } from './companyForm.ts';

const acme: CompanyValues = { companyId: 'acme-2', name: 'Acme & Söhne', timeZone: 'Europe/Berlin' };

test('[COM-01] a company has a name, an id of small letters, and a zone that there is', () => {
  expect(mayBeSent(companyForm, acme)).toBe(true);
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(121) },
    { name: '<b>Acme</b>' },
    { companyId: '' },
    { companyId: 'a' },
    { companyId: 'Acme' },
    { companyId: 'acme--2' },
    { companyId: '-acme' },
    { companyId: 'a'.repeat(41) },
    { companyId: 'consumer' },
    { timeZone: 'Mars/Olympus' },
  ])
    expect(mayBeSent(companyForm, { ...acme, ...wrong }), JSON.stringify(wrong)).toBe(false);
});

test('[COM-01] [THR-14] [THR-65] the name of a company is no link, and hides no text, in the mails that say it', () => {
  const link = 'Free money at https://evil.example now';
  for (const name of [
    link,
    'evil.example',
    'www evil. Go to www.evil',
    'Ask help@evil',
    'Call 030 1234567',
    'Acme//evil',
    'Ac\u200Bme',
    'Ac\u202Eme',
    'Ac\u2028me',
    'Ac\uFFFDme',
    '[Acme](evil)',
    'evil\uFF0Eexample',
  ])
    expect(companyForm.name({ ...acme, name }), JSON.stringify(name)).toHaveLength(1);
  for (const name of [
    'Acme',
    'A. B. Müller & Co. KG',
    'L’Oréal',
    '3M',
    'Novo Nordisk A/S',
    'Yahoo!',
    'Cafe\u0301',
    'Amazon Web Services, Inc.',
  ])
    expect(companyForm.name({ ...acme, name }), name).toEqual([]);
});
