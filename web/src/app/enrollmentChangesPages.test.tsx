import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { day } from '@atrium/domain/time.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { archiveQuery } from '#features/catalogue/archiveQuery.ts';
import { catalogueQuery } from '#features/catalogue/catalogueQuery.ts';
import { portfolioQuery } from '#features/catalogue/portfolioQuery.ts';
import { certificateQuery } from '#features/certificate/certificateQuery.ts';
import { courseQuery } from '#features/course/courseQuery.ts';
import { EnrollDialog } from '#features/enrollment/OpenDialog.tsx';
import { homeQuery } from '#features/home/homeQuery.ts';
import { miniMbaQuery } from '#features/miniMba/miniMbaQuery.ts';
import { planQuery } from '#features/plan/planQuery.ts';
import { sessionQuery } from '#features/session/sessionQuery.ts';
import { videoQuery } from '#features/video/videoQuery.ts';
import type { SessionFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { toMemberSession } from '#parts/facts/memberSession.ts';
import { aWireSession } from '#parts/facts/wire.fixture.ts';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', () => ({
  useViewer: () => ({ ...aViewer({ entitlements: ['area/mcsc-unlimited'] }), memberId: 'm1', timeZone: 'UTC' }),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
}));

const start = Date.now() + 30 * day;
const aSession = (given: Partial<SessionFieldsFragment> = {}) =>
  aWireSession({ startAt: String(start), endAt: String(start + 14 * day), ...given });

test('[ENR-01] after joining, every page with the session fetches again, its content and videos too', async () => {
  const queryClient = new QueryClient();
  const pages = [
    courseQuery('c1'),
    catalogueQuery(noFilters),
    homeQuery({ withMembers: true, withEvents: true, withPlan: false }),
    sessionQuery('s1'),
    videoQuery({ topLevelId: 's1', groupId: 'g', videoContentId: 'v' }),
    miniMbaQuery(),
    archiveQuery(),
    portfolioQuery(null),
    planQuery(),
    certificateQuery('k1'),
  ];
  for (const { queryKey, meta } of pages) {
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey, meta: meta ?? {} })
      .setData({ list: [aSession(), aSession({ sessionId: 'another' })] });
  }
  queryClient.setQueryData(['viewer'], {});
  const session = aSession({ enrollmentStatus: 'ENROLLED' });
  vi.mocked(execute).mockResolvedValue({ saveEnrollment: { session, conflictSession: null, error: null } });
  const subject = { session: toMemberSession(aSession()), courseTitle: 'Pricing as Strategy' };
  render(
    <QueryClientProvider client={queryClient}>
      <EnrollDialog subject={subject} onClose={vi.fn()} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enroll', hidden: true }));
  await waitFor(() => {
    expect(
      queryClient.getQueryState(homeQuery({ withMembers: true, withEvents: true, withPlan: false }).queryKey)
        ?.isInvalidated,
    ).toBe(true);
  });
  for (const { queryKey } of pages) {
    expect(queryClient.getQueryState(queryKey), JSON.stringify(queryKey)).toMatchObject({
      isInvalidated: true,
      data: { list: [{ enrollmentStatus: 'ENROLLED' }, { sessionId: 'another', enrollmentStatus: 'ENROLL' }] },
    });
  }
  expect(queryClient.getQueryState(['viewer'])?.isInvalidated).toBe(false);
});
