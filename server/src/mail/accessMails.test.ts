import { expect, test } from 'vitest';
import { accountMails } from '../modules/account/mails.ts';
import { accountSettingsMails } from '../modules/accountSettings/mails.ts';
import { federationMails } from '../modules/federation/mails.ts';
import { toText } from './layout.ts';

const site = { publicUrl: 'https://academy.example', brandName: 'Academy', supportEmail: 'help@academy.example' };
const maya = { firstName: 'Maya' };

const codes = {
  resetPassword: accountMails.resetPassword('Maya', site, '012345', '/reset-password-confirmation'),
  setPassword: accountMails.setPassword(site, '012345'),
  emailCode: accountSettingsMails.emailCode(site, '012345'),
};

test.each(Object.entries(codes))(
  'the mail %s says what its code is for, how long it is good, and whom to give it',
  (_name, letter) => {
    const text = toText(letter, site);
    expect(text).toContain('Academy account');
    expect(text).toContain('within 15 minutes');
    expect(text).toContain(
      "If it wasn't you, ignore this email: nothing changes without the code. Don't share it with anyone",
    );
  },
);

const linked = { ...maya, linked: 'maya@elsewhere.example' };
const changes = {
  'a reset password': accountMails.passwordChanged(maya, site, null),
  'a changed password': accountSettingsMails.passwordChanged(maya, site),
  'an added address': federationMails.accountLinked(linked, site),
  'a second name': federationMails.secondName(maya, site),
  'a removed address': federationMails.accountUnlinked(linked, site),
  'a changed address': accountSettingsMails.emailChanged(
    { ...maya, from: 'old@a.example', to: 'new@a.example', lostIdentity: false, needsPassword: true },
    site,
  ),
};

test.each(Object.entries(changes))(
  '[THR-04] the mail about %s says whom to write to when it was not you',
  (_name, letter) => {
    expect(letter.paragraphs.at(-1)).toMatch(/^If it wasn't you, .*write to help@academy\.example/);
  },
);

test('[THR-12] somebody who has an account and signs up again is led to the way in that it has', () => {
  const actionOf = (path: Parameters<typeof accountMails.alreadyMember>[2]) =>
    accountMails.alreadyMember({ ...maya, email: 'maya@a.example' }, site, path).action;
  expect(actionOf('/login')).toEqual({ label: 'Sign in', path: '/login' });
  expect(actionOf('/reset-password')).toEqual({
    label: 'Choose a password',
    path: '/reset-password?email=maya%40a.example',
  });
});
