import { asMember } from '@atrium/server/base/context.ts';
import { findViewer } from '@atrium/server/modules/entitlement/service/findViewer.ts';
import { startServer } from '@atrium/server/testing/harness.ts';
import { expect, test } from 'vitest';
import { measureCompany } from './measureCompany.ts';

// At full size: npm run bench -- --only company
test('[ORG-09] the overview of a large company costs as much as that of a small one, and equals its raw records', async () => {
  const server = await startServer();
  try {
    const now = server.clock.now();
    const viewer = await findViewer(server.context(null, now), (await server.as('employee')).memberId);
    const costs = await measureCompany({
      ownerUrl: server.databaseUrl,
      ctx: asMember(server.context(viewer, now)),
      small: { customerId: 'measured-small', people: 100, progress: 2000 },
      large: { customerId: 'measured-large', people: 2000, progress: 40_000 },
      times: 200,
    });
    expect(costs.differences).toEqual([]);
    expect(costs.overview.large / costs.overview.small).toBeLessThanOrEqual(2);
    expect(costs.tablePage.large / costs.tablePage.small).toBeLessThanOrEqual(1.5);
    expect(costs.seatsPage.large / costs.seatsPage.small).toBeLessThanOrEqual(1.5);
    expect(costs.raw / costs.overview.large).toBeGreaterThanOrEqual(20);
  } finally {
    await server.close();
  }
});
