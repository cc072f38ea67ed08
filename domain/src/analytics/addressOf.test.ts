import { expect, test } from 'vitest';
import { routeRedirects } from '../access/routeTable.ts';
import { allRoutes } from '../access/studioRoutes.ts';
import { addressOf } from './addressOf.ts';
import { hasAddress } from './events.ts';

test('[API-04] an address is reduced to its route: no parameter of any route is left', () => {
  for (const { path } of [...allRoutes, ...routeRedirects]) {
    const filled = path.replaceAll(/\{\w+\}/g, 'maya-fernandes');
    expect(addressOf(filled), path).not.toContain('maya');
  }
  expect(addressOf('/member-directory/maya-fernandes/')).toBe('/member-directory/{userId}');
  expect(addressOf('/sprints')).toBe('/courses');
  for (const path of ['/nowhere/maya', '/%', '', 'https://elsewhere.example/courses'])
    expect(addressOf(path)).toBe('/*');
});

test('[API-04] an e-mail address is recognized, also when it is encoded', () => {
  for (const text of ['a@b.example', 'a%40b.example', 'a%2540b.example']) expect(hasAddress(text), text).toBe(true);
  for (const text of ['/courses', '40 %', '%4', '100%2']) expect(hasAddress(text), text).toBe(false);
});
