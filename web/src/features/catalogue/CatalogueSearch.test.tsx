import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CatalogueSearch } from './CatalogueSearch.tsx';

const box = (): HTMLInputElement => screen.getByRole('searchbox');

test('[CAT-05] a late address update does not undo what was typed since, another change does', async () => {
  const user = userEvent.setup();
  const asked = vi.fn<(text: string, entered: boolean) => void>();
  const shown = (q: string) => <CatalogueSearch q={q} onSearch={asked} searching={false} />;
  const { rerender } = render(shown(''));
  await user.type(box(), 'first{Enter}');
  await user.clear(box());
  await user.type(box(), 'second{Enter}');
  expect(asked.mock.calls.filter(([, entered]) => entered).map(([text]) => text)).toEqual(['first', 'second']);

  act(() => {
    rerender(shown('first'));
  });
  expect(box().value).toBe('second');
  act(() => {
    rerender(shown('second'));
  });
  expect(box().value).toBe('second');
  act(() => {
    rerender(shown(''));
  });
  expect(box().value).toBe('');
});

test('[CAT-05] Back fills in an earlier search, and no change of the address takes a space that was typed', async () => {
  const user = userEvent.setup();
  const shown = (q: string) => <CatalogueSearch q={q} onSearch={() => undefined} searching={false} />;
  const { rerender } = render(shown(''));
  for (const words of ['first', 'second']) {
    await user.clear(box());
    await user.type(box(), `${words}{Enter}`);
    act(() => {
      rerender(shown(words));
    });
  }
  act(() => {
    rerender(shown('first'));
  });
  expect(box().value).toBe('first');
  await user.clear(box());
  await user.type(box(), 'third ');
  act(() => {
    rerender(shown('third'));
  });
  expect(box().value).toBe('third ');
});

test('[CAT-05] what is being typed is searched 300 ms after the last letter, once', () => {
  vi.useFakeTimers();
  const asked = vi.fn<(text: string, entered: boolean) => void>();
  render(<CatalogueSearch q="" onSearch={asked} searching={false} />);
  for (const value of ['pri', 'pricing']) {
    fireEvent.change(box(), { target: { value } });
    act(() => {
      vi.advanceTimersByTime(200);
    });
  }
  expect(asked).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(100);
  });
  expect(asked.mock.calls).toEqual([['pricing', false]]);
  vi.useRealTimers();
});
