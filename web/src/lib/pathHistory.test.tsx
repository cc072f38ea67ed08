import { beforeEach, expect, test } from 'vitest';
import { previousPath, rememberPath } from './pathHistory.ts';

beforeEach(() => {
  sessionStorage.clear();
});

test('[ORG-05] the previous path is that of the page before, with its query; home without one', () => {
  expect(previousPath('/organization/employee/bob')).toBe('/');
  rememberPath('/organization');
  rememberPath('/organization?tab=1&page=2');
  rememberPath('/organization/employee/bob');
  expect(previousPath('/organization/employee/bob')).toBe('/organization?tab=1&page=2');
  rememberPath('/organization/employee/bob?filter=LAST_30_DAYS');
  expect(previousPath('/organization/employee/bob')).toBe('/organization?tab=1&page=2');
});

test('[ORG-05] the last three paths are kept', () => {
  for (const path of ['/drops', '/events', '/login?redirectPath=/x', '/oauth?state=secret', '/courses', '/insights']) {
    rememberPath(path);
  }
  expect(JSON.parse(sessionStorage.getItem('pathHistory') ?? '')).toEqual(['/events', '/courses', '/insights']);
});

test.each(['not json', '{}', '["//elsewhere.example"]', '["/\\\\elsewhere.example"]', '[1, 2]'])(
  'a storage that holds %s leads home',
  (text) => {
    sessionStorage.setItem('pathHistory', text);
    expect(previousPath('/organization/employee/bob')).toBe('/');
  },
);
