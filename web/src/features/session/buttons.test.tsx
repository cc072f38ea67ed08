import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { aWireSession } from '#parts/facts/wire.fixture.ts';
import { CtaButton } from './CtaButton.tsx';
import { ProjectButton } from './ProjectButton.tsx';
import { aSessionPage, aTask } from './sessionPage.fixture.ts';
import type { ItemData } from './sessionQuery.ts';

vi.mock('#lib/graphql.ts');
const given = vi.hoisted(() => ({ accountType: 'MEMBER' as 'MEMBER' | 'LIMITED' }));
vi.mock('#lib/viewer.ts', () => ({ useViewer: () => ({ ...aViewer(given), memberId: 'm1', timeZone: 'UTC' }) }));
beforeEach(() => {
  given.accountType = 'MEMBER';
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

const task = aTask([]);
function aButton(facts: Partial<ItemData> = {}): ItemData {
  const [item] = task.items;
  if (item === undefined) throw new Error('a task without an item');
  return {
    ...item,
    type: 'CTA_BUTTON',
    buttonText: 'Open the worksheet',
    buttonUrl: '/files/worksheet.html',
    ...facts,
  };
}
const show = (item: ItemData) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CtaButton item={item} />
    </QueryClientProvider>,
  );
const button = () => screen.queryByRole('button', { name: 'Open the worksheet' });

test('[SSN-11] a button without an address opens the feature lock for a limited member, and is not shown to anybody else', async () => {
  const locked = aButton({ buttonUrl: null });
  const none = show(locked);
  expect(none.container.textContent).toBe('');
  none.unmount();
  given.accountType = 'LIMITED';
  show(locked);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open the worksheet' }));
  expect(screen.getByRole('dialog', { name: 'Become a member for full access', hidden: true })).toBeDefined();
});

test('[SSN-05] a button waits for its time, then leads to its page, or to another site in a new tab', () => {
  const soon = show(aButton({ enabledAt: String(noon + 1) }));
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  expect(soon.container.textContent).toContain('Available Soon');
  soon.unmount();
  const open = (facts: Partial<ItemData>) => {
    const { unmount } = show(aButton({ enabledAt: String(noon), ...facts }));
    const link = screen.getByRole('link', { name: 'Open the worksheet' });
    const attributes = ['href', 'target', 'rel'].map((name) => link.getAttribute(name));
    unmount();
    return attributes;
  };
  expect(open({})).toEqual(['/files/worksheet.html', null, null]);
  expect(open({ buttonUrl: 'https://elsewhere.example/' })).toEqual([
    'https://elsewhere.example/',
    '_blank',
    'ugc noopener',
  ]);
});

test('[SSN-08] a member who does not take part follows the link of a project, and hands nothing in', async () => {
  const project = { ...task, type: 'PROJECT_SUBMISSION' as const };
  const item = aButton({ buttonText: 'Submit project', buttonUrl: 'mailto:projects@atrium.test' });
  const shown = (enrollmentStatus: 'ENROLLED' | 'ENROLL') => {
    const page = aSessionPage({ session: aWireSession({ enrollmentStatus }) });
    return render(
      <QueryClientProvider client={new QueryClient()}>
        <ProjectButton item={item} project={project} page={page} />
      </QueryClientProvider>,
    );
  };
  const visitor = shown('ENROLL');
  expect(screen.getByRole('link', { name: 'Submit project' }).getAttribute('href')).toBe(item.buttonUrl);
  expect(screen.queryByRole('button')).toBeNull();
  visitor.unmount();
  shown('ENROLLED');
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Submit project' }));
  expect(await screen.findByRole('dialog', { name: 'Submit your project', hidden: true })).toBeDefined();
});

test('[SSN-08] a project whose sending failed is asked for again without the former failure', async () => {
  const error = { code: 'NOT_AVAILABLE_YET', message: 'This is not available yet.' };
  vi.mocked(execute)
    .mockReset()
    .mockResolvedValueOnce({ submitProject: { sessionContentId: null, error } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProjectButton
        item={aButton({ buttonText: 'Submit project', buttonUrl: 'mailto:projects@atrium.test' })}
        project={{ ...task, type: 'PROJECT_SUBMISSION' }}
        page={aSessionPage()}
      />
    </QueryClientProvider>,
  );
  const press = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name, hidden: true }));
  };
  await press('Submit project');
  await press("I've Sent It");
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(error.message);
  await press('Cancel');
  await press('Submit project');
  expect(await screen.findByRole('dialog', { name: 'Submit your project', hidden: true })).toBeDefined();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test('[SSN-08] once a project is sent, what shows how far its member is is fetched again', async () => {
  vi.mocked(execute).mockResolvedValue({ submitProject: { sessionContentId: 'p', error: null } });
  const queryClient = new QueryClient();
  const [progress, events] = (['progress', 'events'] as const).map((tag) => {
    const cached = queryClient.getQueryCache().build(queryClient, { queryKey: [tag], meta: { tags: [tag] } });
    cached.setData({});
    return () => cached.state.isInvalidated;
  });
  const page = aSessionPage({ session: aWireSession({ enrollmentStatus: 'ENROLLED' }) });
  render(
    <QueryClientProvider client={queryClient}>
      <ProjectButton item={aButton()} project={{ ...task, type: 'PROJECT_SUBMISSION' }} page={page} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(await screen.findByRole('button', { name: "I've Sent It", hidden: true }));
  await vi.waitFor(() => {
    expect([progress?.(), events?.()]).toEqual([true, false]);
  });
});
