import { persona } from '@atrium/content/people.ts';
import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { sideMenu } from '@atrium/domain/access/memberMenu.ts';
import { topTabs, type NavItem } from '@atrium/domain/access/navigation.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagFile } from '../../adapters/local/flagFile.ts';
import { openLog } from '../../base/process/log.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openViewerSource, type ViewerSource } from './service/viewerSource.ts';

// What the domain's rules give the demo accounts, with the data as the server reads it.

let server: TestServer;
let viewers: ViewerSource;
beforeAll(async () => {
  server = await startServer();
  const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
  viewers = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
});
afterAll(() => server.close());

async function viewerOf(name: string): Promise<Viewer> {
  const viewer = await viewers.find(persona(name).memberId, server.clock.now());
  if (viewer === null) throw new Error(`nobody is called ${name}`);
  return viewer;
}

/** Where a request for this address ends, after every redirect. */
function endOf(viewer: Viewer, path: string): string {
  const check = checkRoute(viewer, path);
  if (check.kind === 'redirect') return endOf(viewer, check.to);
  expect(['allow', 'pageLock'], path).toContain(check.kind);
  return path;
}

/** Persona, requested address, final address; null where the page opens. */
const passages: Readonly<Record<string, readonly (readonly [who: string, path: string, ends: string | null])[]>> = {
  '[ACC-02] [ACC-12] a failed check leads to the not-authorized page': [
    ['ondemand', '/organization', '/not-authorized'],
    ['ondemand', '/insights', '/not-authorized'],
    ['ann@acme.example', '/organization', null],
  ],
  '[ACC-03] a limited account that fails goes home, alone with mc-limited or not': [
    ['limited', '/member-directory', '/'],
    ['limited', '/organization', '/'],
    ['limited-crash', '/member-directory', '/'],
    ['limited-crash', '/crash-courses', null],
  ],
  '[ACC-07] [ACC-08] the directory is for plans, resources for free and crash accounts too': [
    ['ondemand', '/member-directory', null],
    ['crash', '/member-directory', '/not-authorized'],
    ['crash', '/resources', null],
    ['sprint', '/resources', '/not-authorized'],
  ],
  '[ACC-09] [ACC-10] [ACC-11] Mini-MBAs, the archive and single sessions each ask for their own': [
    ['minimba', '/mini-mbas', null],
    ['member', '/mini-mbas', '/not-authorized'],
    ['archive', '/courses/business-archive', null],
    ['member', '/courses/business-archive', '/not-authorized'],
    ['sprints', '/my-sessions', null],
    ['member', '/my-sessions', '/not-authorized'],
  ],
  '[ACC-13] [ACC-14] other organizations are for employees, crash courses for those who hold them': [
    ['ann@acme.example', '/organization/acme', '/organization'],
    ['ann@acme.example', '/organization/acme/employee/bob', '/organization'],
    ['employee', '/organization/acme', null],
    ['crash', '/crash-courses', null],
    ['member', '/crash-courses', '/not-authorized'],
  ],
  '[ACC-15] [ACC-16] [ACC-17] referrals, the tutor and the learning plan': [
    ['academy', '/referrals', null],
    ['ondemand', '/referrals', '/not-authorized'],
    ['member', '/profai/transfer', null],
    ['trial', '/profai/transfer', '/not-authorized'],
    ['planner', '/plan/intro', null],
    ['member', '/plan/intro', '/not-authorized'],
  ],
  '[ACC-18] the way back is for those whose plan is over, and the only one they have': [
    ['alumni', '/resubscribe', null],
    ['limited', '/resubscribe', null],
    ['member', '/resubscribe', '/'],
    ['posttrial', '/courses', '/resubscribe'],
    ['alumni-guest', '/courses', '/resubscribe'],
    ['posttrial', '/account-settings', null],
  ],
};

test.each(Object.entries(passages))('%s', async (_title, rows) => {
  for (const [who, path, ends] of rows) {
    expect([who, path, endOf(await viewerOf(who), path)]).toEqual([who, path, ends ?? path]);
  }
});

const plan = 'Saved Courses|My Notes|Member Directory|Edit Profile|Manage Account';

/** Persona, the tabs of the bar, the entries of the side menu. */
const bars = [
  ['member', 'Home Courses Certificates Resources', `${plan}|Logout`],
  [
    'employee',
    'Home Courses Certificates Resources',
    'Saved Courses|My Notes|Member Directory|Crash Courses|Edit Profile|Manage Account|Business Course Archive|Companies|Insights|Events|Course Portfolio|My Sessions|Studio|Logout',
  ],
  ['crash', 'Courses Certificates Crash Courses Resources', 'Saved Courses|My Notes|Manage Account|Logout'],
  [
    'crashplus',
    'Home Courses Certificates Resources',
    'Saved Courses|My Notes|Member Directory|Crash Courses|Edit Profile|Manage Account|Logout',
  ],
  ['sprint', 'Courses Certificates', 'My Notes|Manage Account|Logout'],
  ['minimba', 'Home Mini-MBAs Courses Certificates Resources', `${plan}|Logout`],
  ['ann@acme.example', 'Home Courses Certificates Resources', `${plan}|Insights Hub|Logout`],
  ['archive', 'Home Courses Certificates Resources', `${plan}|Business Course Archive|Logout`],
  ['alumni', '', 'My Notes|Manage Account|Logout'],
  ['limited', 'Mini-MBAs Courses Certificates Resources', 'Saved Courses|My Notes|Manage Account|Logout'],
] as const;

test.each(bars)(
  '[NAV-01] [NAV-04] [NAV-07] tabs and side menu of every kind of account: %s',
  async (who, tabs, menu) => {
    const viewer = await viewerOf(who);
    const labels = (items: readonly NavItem[]): string[] => items.map(({ label }) => label);
    expect([labels(topTabs(viewer)).join(' '), labels(sideMenu(viewer)).join('|')]).toEqual([tabs, menu]);
  },
);

test('[D14] a value of the file of flags that nothing can read is logged, once for each change', async () => {
  const lines: unknown[] = [];
  const log = openLog('error', { write: (line) => lines.push((JSON.parse(line) as { flags: unknown }).flags) });
  const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
  let values: Record<string, unknown> = { blockLogin: 'true' };
  const provider = { freshFor: 0, valuesFor: () => Promise.resolve(values) };
  const source = await openViewerSource({ db: server.db, listener, log }, provider);
  for (let asked = 0; asked < 3; asked += 1) expect((await source.visitorFlags()).blockLogin).toBeNull();
  expect(lines).toEqual([['blockLogin']]);
  values = { blockLogin: true };
  expect((await source.visitorFlags()).blockLogin).toMatchObject({ headline: 'Sorry.' });
  values = { blockLogin: 'true' };
  await source.visitorFlags();
  expect(lines).toEqual([['blockLogin'], ['blockLogin']]);
});
