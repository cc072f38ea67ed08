import { renderHook, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useTimeZone } from '../lib/timeZone.ts';
import { TimeZoneDialog } from './TimeZoneDialog.tsx';

test('Save shows dates in the zone that was chosen, and closes', async () => {
  const user = userEvent.setup();
  const closed = vi.fn();
  const shown = renderHook(() => useTimeZone('America/New_York'));
  expect(shown.result.current).toBe('America/New_York');
  render(<TimeZoneDialog zone="America/New_York" onClose={closed} />);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
  expect(shown.result.current).toBe('America/New_York');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(closed).toHaveBeenCalledOnce();
  expect(shown.result.current).toBe('Asia/Tokyo');
});
