import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { offersQuery } from '#parts/membershipOffers.ts';
import { dismissToast } from '#ui/toast.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { useRefusalToast } from './useRefusalToast.ts';

const lesson = '/courses/ondemand/pricing/week-1/lesson-1';
const limited = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] });
const given = vi.hoisted(() => ({ from: undefined as string | undefined, viewer: {}, go: vi.fn() }));

vi.mock('#lib/viewer.ts', () => ({ useViewer: () => given.viewer }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => given.go,
  useRouterState: ({ select }: { select: (state: object) => unknown }) =>
    select({ location: { state: { from: given.from } } }),
}));

function Home() {
  useRefusalToast();
  return <Toasts />;
}
const plan = { productId: 'unlimited', name: 'All of It', about: '', features: [], price: 1 };
const plans = [{ ...plan, grants: ['area/mcsc-unlimited', 'area/ai-academy'] }];
const open = (viewer: object, from: string | undefined, sold: object[] = plans) => {
  Object.assign(given, { viewer, from });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const page = { plans: sold, upgrade: null, promotion: null };
  queryClient.setQueryData(offersQuery().queryKey, { page, refusal: null });
  return render(
    <QueryClientProvider client={queryClient}>
      <Home />
    </QueryClientProvider>,
  );
};
afterEach(() => {
  dismissToast('refused');
});

const said = () => screen.getByRole('listitem', { hidden: true }).querySelector('span')?.textContent;

test('[ACC-02] a limited member who was sent home is told from where and why, and how to upgrade', async () => {
  open(limited, lesson);
  const upgrade = await screen.findByRole('button', { name: 'Upgrade', hidden: true });
  expect(said()).toBe('Video: This page comes with All of It.');
  await userEvent.click(upgrade);
  expect(given.go).toHaveBeenCalledWith({ to: '/upgrade' });
});

test.each([
  ['/insights', 'Insights: This page belongs to company accounts.'],
  ['/organization', 'Organization: This page belongs to company accounts.'],
  ['/organization/acme', "Organization: Your kind of account doesn't include this page."],
  ['/crash-courses', 'Crash Courses: Crash courses are bought one at a time.'],
  ['/courses/business-archive', "Legacy Courses: The Business Course Archive is in none of today's plans."],
  ['/my-sessions', "My Sessions: Your account doesn't include this page."],
])('[ACC-02] of %s, which no membership on sale opens, support is offered instead of one', async (from, words) => {
  open(limited, from);
  expect(await screen.findByRole('button', { name: 'Contact support', hidden: true })).toBeDefined();
  expect(said()).toBe(words);
  expect(screen.queryByRole('button', { name: 'Upgrade', hidden: true })).toBeNull();
});

test('[ACC-02] of a page for members the way to upgrade is offered', async () => {
  open(limited, '/referrals');
  expect(await screen.findByRole('button', { name: 'Upgrade', hidden: true })).toBeDefined();
  expect(said()).toBe('Referrals: This page is for members.');
});

test('[ACC-02] [PAY-01] what opens a page is named as it is sold, and nothing that is not', async () => {
  open(limited, lesson, [
    { ...plan, name: 'Courses', grants: ['area/ai-ondemand'] },
    { ...plan, name: 'Archive', grants: ['area/business-archive'] },
  ]);
  await screen.findByRole('button', { name: 'Upgrade', hidden: true });
  expect(said()).toBe('Video: This page comes with Courses.');
});

test('[ACC-02] [PAY-01] where no membership is for sale, none is offered', async () => {
  open(limited, '/referrals', []);
  expect(await screen.findByRole('button', { name: 'Contact support', hidden: true })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Upgrade', hidden: true })).toBeNull();
});

test('[ACC-02] nothing is said of an own page, of the sign-in page, or to other accounts', () => {
  const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  for (const [viewer, from] of [
    [limited, undefined],
    [limited, '/courses'],
    [limited, '/login'],
    [member, lesson],
    // whose way from a page that is not theirs leads elsewhere
    [aViewer({ accountType: 'POST_TRIAL' }), lesson],
  ] as const) {
    open(viewer, from).unmount();
  }
  open(limited, undefined);
  expect(screen.queryByRole('listitem', { hidden: true })).toBeNull();
});
