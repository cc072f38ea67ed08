import { expect, test } from 'vitest';
import { purgePersonalData, memberIdCookie } from './personalData.ts';

function storageOf(entries: Record<string, string>): Storage {
  const storage = {
    ...entries,
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(Reflect.get(storage, key)) : null),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
    clear: () => {
      for (const key of Object.keys(storage)) Reflect.deleteProperty(storage, key);
    },
  };
  for (const method of ['getItem', 'removeItem', 'clear'])
    Object.defineProperty(storage, method, { enumerable: false });
  return storage as unknown as Storage;
}

test('[SES-07] [THR-22] signing out removes personal data and keeps preferences of the browser', async () => {
  const set: string[] = [];
  const deleted: string[] = [];
  const localStorage = storageOf({
    navLogoUrl: '/logo.svg',
    hideVotingBanner: '1',
    timeZone: 'Europe/Paris',
    formDrafts: '{}',
    passRedirect: 'JOIN',
    'atrium-color-scheme': 'dark',
    lastSignIn: 'google',
  });
  const sessionStorage = storageOf({ sso: 'x' });
  await purgePersonalData({
    document: {
      get cookie() {
        return '';
      },
      set cookie(line) {
        set.push(line);
      },
    },
    localStorage,
    sessionStorage,
    indexedDB: {
      databases: () => Promise.resolve([{ name: 'progress', version: 1 }]),
      deleteDatabase: (name: string) => deleted.push(name) as never,
    },
    caches: {
      keys: () => Promise.resolve(['pages']),
      delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
    },
  });
  expect(Object.keys(localStorage)).toEqual(['atrium-color-scheme', 'lastSignIn']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(deleted).toEqual(['progress', 'pages']);
  expect(set.map((line) => line.split('=')[0])).toEqual(['atrium-user', 'atrium-audience']);
  expect(set.every((line) => line.includes('Max-Age=0') && line.includes('Secure'))).toBe(true);
});

test.each([
  ['', null],
  ['a=b; atrium-user=ann%40acme; c=d', 'ann@acme'],
  ['atrium-user=; c=d', null],
  ['not-atrium-user=x', null],
  ['atrium-user=%', null],
])('[SES-01] the member that %j names is %j', (cookies, userId) => {
  expect(memberIdCookie(cookies)).toBe(userId);
});
