import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

// The lists beside the catalogue: legacy courses and the course portfolio.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface ArchiveSession {
  readonly sessionId: string;
  readonly course: { readonly courseId: string; readonly sessions: readonly { readonly sessionId: string }[] };
}

async function archiveOf(name: string): Promise<ArchiveSession[]> {
  const call = `{ getEntitledBusinessArchiveSessions { sessionId courseId courseType title subtitle coverImageUrl
    course { courseId sessions { sessionId } } } }`;
  const caller = await server.as(name);
  return (await caller.query<{ getEntitledBusinessArchiveSessions: ArchiveSession[] }>(call))
    .getEntitledBusinessArchiveSessions;
}

test('[CAT-13] legacy courses are those of the archive to which the member has lifetime access; staff have none of their own', async () => {
  const legacy = ['legacy-big-data', 'legacy-digital-channels', 'legacy-remote-teams'];
  const held = await archiveOf('archive');
  expect(held.map(({ course }) => course.courseId).sort()).toEqual(legacy);
  // hidden in the catalogue, but not from those who hold them
  expect(held.map(({ sessionId, course }) => course.sessions.map((one) => one.sessionId).includes(sessionId))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await archiveOf('employee')).toEqual([]);
});

test('[CAT-13] without the archive the call is refused like its page', async () => {
  const member = await server.as('member');
  const { data, errors } = await member.ask('{ getEntitledBusinessArchiveSessions { sessionId } }');
  expect(data).toEqual({ getEntitledBusinessArchiveSessions: null });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

interface Listed {
  readonly courses: readonly { readonly courseId: string; readonly courseType: string }[];
  readonly total: number;
}

async function portfolioOf(name: string): Promise<Listed> {
  const call = `{ listCatalogue(filter: { type: "SPRINT", entitled: true }, count: 100) {
    courses { courseId courseType } total } }`;
  return (await (await server.as(name)).query<{ listCatalogue: Listed }>(call)).listCatalogue;
}

test('[CAT-14] the portfolio has the sprints that the entitlements open, and those in which the member took part', async () => {
  const member = await portfolioOf('member');
  expect(new Set(member.courses.map(({ courseType }) => courseType))).toEqual(new Set(['SPRINT']));
  expect(member.total).toBe(member.courses.length);
  const ids = member.courses.map(({ courseId }) => courseId);
  expect(ids).toEqual(expect.arrayContaining(['ai-leaders', 'pricing-as-strategy', 'platform-strategy']));
  expect(ids).not.toContain('legacy-digital-channels');
  const bought = await portfolioOf('sprints');
  expect(bought.courses.map(({ courseId }) => courseId).sort()).toEqual(['ai-first-strategy', 'pricing-as-strategy']);
  for (const name of ['workshops', 'transactional-none'])
    expect(await portfolioOf(name)).toEqual({ courses: [], total: 0 });
});
