import { expect, test } from 'vitest';
import { isPublicAddress, isPublicHost } from './publicHost.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
])('[THR-73] %s is inside', (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
});

test.each(['::1', '::', 'fd00::1', 'fe80::1', 'ff02::1', '64:ff9b::7f00:1', '::ffff:7f00:1'])(
  '[THR-73] %s is inside',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

test('[THR-73] addresses of the Internet are public, names that are this machine are not', async () => {
  expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true, true]);
  expect(await isPublicHost('localhost')).toBe(false);
  expect(await isPublicHost('[::1]')).toBe(false);
  expect(await isPublicHost('2130706433')).toBe(false);
});
