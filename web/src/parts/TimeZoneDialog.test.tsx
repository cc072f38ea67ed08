import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { TimeZoneDialog } from './TimeZoneDialog.tsx';
import { listTimeZones, searchTimeZones } from './timeZones.ts';

const now = Date.UTC(2026, 10, 21);

vi.mock('#lib/graphql.ts');
beforeEach(() => {
  localStorage.clear();
  vi.mocked(execute)
    .mockReset()
    .mockResolvedValue({ saveTimeZone: { timeZone: null, error: null } });
});

const openDialog = (onClose: () => void) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TimeZoneDialog zone="America/New_York" now={now} onClose={onClose} />
    </QueryClientProvider>,
  );
const saved = () => vi.mocked(execute).mock.calls.map(([, variables]) => variables);

test('[TIM-01] a zone is found by a word of its name and chosen by keys; Save shows dates in it, and closes', async () => {
  const user = userEvent.setup();
  const closed = vi.fn();
  const shown = renderHook(() => useTimeZone('America/New_York'));
  expect(shown.result.current).toBe('America/New_York');
  openDialog(closed);
  expect(screen.getByRole('radio', { name: /^New York/ })).toHaveProperty('checked', true);

  await user.type(screen.getByRole('searchbox', { name: 'Search time zones' }), 'japan');
  expect(screen.getByRole('status')).toHaveProperty('textContent', '1 time zone');
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Tokyo Japan Standard Time GMT+9' })).toHaveProperty('checked', true);
  expect(shown.result.current).toBe('America/New_York');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(closed).toHaveBeenCalledOnce();
  expect(shown.result.current).toBe('Asia/Tokyo');
  expect(saved()).toEqual([{ timeZone: 'Asia/Tokyo', chosen: true }]);
});

test('[TIM-01] Enter chooses the only result, and none of several; the zone of the device removes the choice', async () => {
  const user = userEvent.setup();
  const shown = renderHook(() => useTimeZone('America/New_York'));
  openDialog(() => undefined);
  const box = screen.getByRole('searchbox');
  await user.type(box, 'los{Enter}');
  await user.clear(box);
  await user.type(box, 'a{Enter}');
  expect(screen.getByRole('radio', { name: /^Los Angeles/ })).toHaveProperty('checked', true);
  await user.clear(box);
  await user.type(box, 'lisbon{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(shown.result.current).toBe('Europe/Lisbon');
  await user.click(screen.getByRole('button', { name: "Use this device's" }));
  expect(shown.result.current).toBe('America/New_York');
  expect(saved().at(-1)).toEqual({ timeZone: null, chosen: true });
});

test('[TIM-01] a choice that could not be saved is not shown', async () => {
  const user = userEvent.setup();
  vi.mocked(execute).mockRejectedValue(new Error('away'));
  const shown = renderHook(() => useTimeZone('America/New_York'));
  openDialog(() => undefined);
  await user.type(screen.getByRole('searchbox'), 'lisbon{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(shown.result.current).toBe('America/New_York');
  });
});

test('[TIM-01] a zone is found by the beginnings of its words, by its short name, other large cities and country', () => {
  const zones = listTimeZones(now, ['Europe/Berlin']);
  const first = (typed: string) => searchTimeZones(zones, typed)[0]?.city;
  expect(['mumbai', 'Beijing', 'san fran', 'munich', 'EST', 'cet', 'IST', 'utc-5'].map(first)).toEqual([
    'Kolkata',
    'Shanghai',
    'Los Angeles',
    'Berlin',
    'New York',
    'Berlin',
    'Kolkata',
    'New York',
  ]);
  // what has the letters in the middle of a word is not it: Bucharest, Budapest
  expect(searchTimeZones(zones, 'est').map(({ city }) => city)).not.toContain('Budapest');
  expect(searchTimeZones(zones, 'kolkata')).toHaveLength(1);
  expect(['germany', 'Bombay', 'united king', 'brazil'].map(first)).toEqual([
    'Berlin',
    'Kolkata',
    'London',
    'Sao Paulo',
  ]);
});

test('zones are named in one style, with the offset of the day', () => {
  const zones = listTimeZones(now, ['Europe/Berlin', 'Europe/Berlin']);
  expect(zones[0]).toEqual({ id: 'Europe/Berlin', city: 'Berlin', name: 'Central European Time', offset: 'GMT+1' });
  expect(listTimeZones(Date.UTC(2026, 6, 1), ['Europe/Berlin'])[0]?.offset).toBe('GMT+2');
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
  expect(zones.filter(({ city }) => city === 'Kolkata')).toHaveLength(1);
  expect(zones.slice(1, 4).map(({ city }) => city)).toEqual(['Los Angeles', 'Denver', 'Chicago']);
  expect(searchTimeZones(zones, 'gmt+5:30').length).toBeGreaterThan(0);
  expect(searchTimeZones(zones, ' SÃO  paulo ').map(({ id }) => id)).toEqual(['America/Sao_Paulo']);
  expect(searchTimeZones(zones, 'nowhere at all')).toEqual([]);
});
