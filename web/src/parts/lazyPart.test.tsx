import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AtriumProvider } from '#ui/AtriumProvider.tsx';
import { lazyPart, Part } from './lazyPart.tsx';

const Menu = ({ name }: { name: string }) => <p>Menu of {name}</p>;

test('a part that fails to load says so, keeps the page, and is retried on the next press', async () => {
  const user = userEvent.setup();
  const load = vi.fn<() => Promise<{ Menu: typeof Menu }>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue({ Menu });
  const menu = lazyPart(load, (file) => file.Menu);
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <AtriumProvider>
        <button
          onClick={() => {
            setOpen(true);
          }}
        >
          Open
        </button>
        {open ? (
          <Part
            of={menu}
            with={{ name: 'Maya' }}
            onMissing={() => {
              setOpen(false);
            }}
          />
        ) : null}
      </AtriumProvider>
    );
  };
  render(<Page />);
  expect(load).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText("Couldn't open that. Try again.")).toBeTruthy();
  expect(screen.queryByText('Menu of Maya')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Menu of Maya')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part whose code comes after its reader has gone on to write does not open', async () => {
  const loading = Promise.withResolvers<typeof Menu>();
  const part = lazyPart(
    () => loading.promise,
    (component) => component,
  );
  const missing = vi.fn();
  render(
    <>
      <input aria-label="Search" />
      <Part of={part} with={{ name: 'Maya' }} onMissing={missing} />
    </>,
  );
  screen.getByLabelText('Search').focus();
  loading.resolve(Menu);
  await vi.waitFor(() => {
    expect(missing).toHaveBeenCalledOnce();
  });
  expect(screen.queryByText('Menu of Maya')).toBeNull();
  expect(screen.queryByText(/Try again/)).toBeNull();
});

test('a part that was closed before it failed to load says nothing', async () => {
  const loading = Promise.withResolvers<never>();
  const part = lazyPart(
    () => loading.promise,
    () => Menu,
  );
  const missing = vi.fn();
  const { unmount } = render(<Part of={part} with={{ name: 'Maya' }} onMissing={missing} />);
  unmount();
  loading.reject(new Error('no network'));
  await expect(part.fetch()).rejects.toThrow('no network');
  expect(missing).not.toHaveBeenCalled();
});
