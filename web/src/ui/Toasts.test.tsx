import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toasts } from './Toasts.tsx';

test.each(['Dismiss', 'Undo'])('%s closes a toast and gives the focus back to where it was before', async (name) => {
  const user = userEvent.setup();
  const undone = vi.fn();
  render(
    <>
      <button>Beside</button>
      <button>Save</button>
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  toast({ message: 'Saved', undo: undone, lasts: null });
  await screen.findByText('Saved');
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Save');
  expect(undone).toHaveBeenCalledTimes(name === 'Undo' ? 1 : 0);
});
