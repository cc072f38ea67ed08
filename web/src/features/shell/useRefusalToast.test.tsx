import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
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
const open = (viewer: object, from: string | undefined) => {
  Object.assign(given, { viewer, from });
  return render(<Home />);
};
afterEach(() => {
  dismissToast('refused');
});

test('[ACC-02] a limited member who was sent home is told why, and how to upgrade', async () => {
  open(limited, lesson);
  expect(await screen.findByText(/^Your plan doesn't include this page\. It is part of /)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade', hidden: true }));
  expect(given.go).toHaveBeenCalledWith({ to: '/upgrade' });
});

test('[ACC-02] nothing is said of an own page, of the sign-in page, or to other accounts', () => {
  const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  for (const [viewer, from] of [
    [limited, undefined],
    [limited, '/courses'],
    [limited, '/login'],
    [member, lesson],
  ] as const) {
    open(viewer, from).unmount();
  }
  open(limited, undefined);
  expect(screen.queryByRole('button', { name: 'Upgrade', hidden: true })).toBeNull();
});
