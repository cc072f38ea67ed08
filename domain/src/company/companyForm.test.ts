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
