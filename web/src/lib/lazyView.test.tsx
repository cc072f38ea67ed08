import { cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { forgetFailures, lazyView } from './lazyView.tsx';

class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render = () => (this.state.failed ? <p>It failed.</p> : this.props.children);
}

test('[RTE-09] a part that failed to load is shown as failed, and loads again once that was seen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ Words: (props: { of: string }) => ReactNode }>>();
  load.mockRejectedValueOnce(new Error('no connection'));
  load.mockResolvedValue({ Words: ({ of }) => <p>{`Words of ${of}`}</p> });
  const Words = lazyView(load, (module) => module.Words);
  const show = () =>
    render(
      <Boundary>
        <Suspense>
          <Words of="a friend" />
        </Suspense>
      </Boundary>,
    );
  show();
  await screen.findByText('It failed.');
  cleanup();
  show();
  await screen.findByText('It failed.');
  expect(load).toHaveBeenCalledTimes(1);
  cleanup();
  forgetFailures();
  show();
  await screen.findByText('Words of a friend');
  cleanup();
  // what has loaded since stays
  forgetFailures();
  show();
  await screen.findByText('Words of a friend');
  expect(load).toHaveBeenCalledTimes(2);
});
