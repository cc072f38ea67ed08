import { expect, test } from 'vitest';
import { isLimitedPage } from './limitedPage.ts';
import { aViewer } from './viewer.fixture.ts';

test('[LIM-01] the bar is for limited accounts on pages that mc-limited opens, and nowhere else', () => {
  const limited = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] });
  for (const path of ['/courses', '/courses/c1', '/courses/session/s1', '/courses/session/s1/g1/v1', '/events']) {
    expect(isLimitedPage(limited, path), path).toBe(true);
    expect(isLimitedPage(aViewer({ accountType: 'MEMBER' }), path), path).toBe(false);
  }
  for (const path of ['/', '/account-settings', '/upgrade', '/mini-mbas', '/no-such-page']) {
    expect(isLimitedPage(limited, path), path).toBe(false);
  }
});
