import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { MeteringBar } from './MeteringBar.tsx';
import { meteringQuery } from './meteringQuery.ts';

vi.mock('#lib/graphql.ts');

/** The bar on a page, and whether the page has fetched the allowance. */
const Page = ({ path }: { path: string }) => {
  const { data } = useQuery(meteringQuery(path));
  return (
    <main id="main" tabIndex={-1}>
      {data ? <p>{path} knows</p> : null}
      <MeteringBar path={path} />
    </main>
  );
};

/** Opens a page inside the shell, as after a full page load. */
async function open(path: string) {
  const queryClient = new QueryClient();
  const at = (path: string) => (
    <QueryClientProvider client={queryClient}>
      <Page path={path} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(at(path));
  await screen.findByText(`${path} knows`);
  return {
    goTo: async (path: string) => {
      rerender(at(path));
      await screen.findByText(`${path} knows`);
    },
    /** The same, without waiting for the allowance. */
    show: (path: string) => {
      rerender(at(path));
    },
    unmount,
  };
}

/** Sets how many of the three videos are used. */
function spend(currentMeasure: number): void {
  vi.mocked(execute).mockResolvedValue({ getMeteringPlanDetails: { threshold: 3, currentMeasure, resetsAt: '0' } });
}

const bar = () => screen.queryByRole('region', { name: 'Free videos' })?.textContent;

test('[LIM-01] [BEG-06] the bar offers a membership, and none while none is for sale', async () => {
  const plan = { threshold: 3, currentMeasure: 3, resetsAt: '0' };
  for (const [plans, offers] of [
    [[{ productId: 'p' }], 1],
    [[], 0],
  ] as const) {
    vi.mocked(execute).mockResolvedValue({ getMeteringPlanDetails: plan, getMembershipOffers: { plans } });
    const page = await open('/courses');
    expect(bar()).toContain("You've reached your free video limit.");
    expect(screen.queryAllByText('Become a member for full access.', { exact: false })).toHaveLength(offers);
    expect(screen.queryAllByRole('button', { name: 'ENROLL NOW' })).toHaveLength(offers);
    page.unmount();
  }
});

test('[LIM-01] each page shows the current remaining videos', async () => {
  spend(1);
  const page = await open('/courses');
  expect(bar()).toMatch(/^2 videos left this month\./);
  spend(2);
  await page.goTo('/courses/decision-writing');
  expect(bar()).toMatch(/^1 video left this month\./);
});

test('[LIM-01] while a page fetches the allowance, the bar shows what was known of it', async () => {
  spend(1);
  const page = await open('/courses');
  vi.mocked(execute).mockReturnValue(new Promise(() => undefined));
  page.show('/courses/decision-writing');
  expect(bar()).toMatch(/^2 videos left this month\./);
});

test('[LIM-01] a dismissed bar stays dismissed, also after a reload, until one more video is used', async () => {
  spend(1);
  const before = await open('/courses');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(bar()).toBe(undefined);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  before.unmount();
  const after = await open('/courses');
  expect(bar()).toBe(undefined);
  await after.goTo('/courses/decision-writing');
  expect(bar()).toBe(undefined);
  spend(2);
  await after.goTo('/courses/cash-before-profit');
  expect(bar()).toMatch(/^1 video left this month\./);
});

test('[LIM-01] while the bar shows, the page scrolls what has the focus to above it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  spend(1);
  await open('/courses');
  expect(document.documentElement.style.scrollPaddingBottom).toBe('64px');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.style.scrollPaddingBottom).toBe('');
});
