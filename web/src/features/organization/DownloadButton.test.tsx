import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { DownloadButton } from './DownloadButton.tsx';

vi.mock('#lib/graphql.ts');

const filters = {
  page: 0,
  search: 'an',
  range: 'LAST_90_DAYS',
  sorting: { column: 'views', descending: true },
} as const;
const employee = {
  name: 'Bob Tanaka',
  email: 'bob@acme.example',
  status: 'ACTIVE',
  views: 1,
  completed: 0,
  badges: 0,
  lastActive: null,
};
const lists = { courses: null, employees: [employee], employeeCourses: null, employeesMapCourses: null, error: null };
const page = { getDashboardDataForDownload: { ...lists, total: 12_400, totalPages: 3 } };
const files: string[] = [];

beforeEach(() => {
  vi.mocked(execute).mockReset();
  files.length = 0;
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Answers the first page, and the others when `next` is called; the mutation with `mailed`. */
function answer(mailed: object): { readonly next: () => void } {
  const waiting = Promise.withResolvers<typeof page>();
  vi.mocked(execute).mockImplementation((_document, variables) => {
    const { page: asked } = variables as { page?: number };
    if (asked === undefined) return Promise.resolve({ mailDashboardDownload: mailed });
    return asked === 0 ? Promise.resolve(page) : waiting.promise;
  });
  return {
    next: () => {
      waiting.resolve(page);
    },
  };
}

async function press(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadButton label="Download CSV" of={{ customerId: 'acme', type: 'employees', filters }} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
}
const offer = 'Email me a link instead';

test('[ORG-06] a long list offers a mailed link while it runs, which stops it and makes no file', async () => {
  const { next } = answer({ email: 'ann@acme.example', error: null });
  await press();
  expect(await screen.findByText('12,400 people take a while.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download CSV - 33%' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: offer }));
  const done =
    "We're preparing employees.csv and will email a link to ann@acme.example. It works for a day, and only for you.";
  expect(await screen.findByText(done)).toBeTruthy();
  // the button that had it is gone
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download CSV' }));
  expect(vi.mocked(execute).mock.calls.at(-1)?.[1]).toEqual({
    companyId: 'acme',
    employeeId: null,
    downloadType: 'employees',
    searchTerm: 'an',
    filterType: 'LAST_90_DAYS',
    sortBy: {
      key: 'views',
      direction: 'DESC',
    },
  });
  next();
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
  expect(files).toEqual([]);
});

test('[ORG-06] a link that cannot be mailed says so, and the download goes on to its file', async () => {
  const message = 'You have done this too often. Please wait a little.';
  const { next } = answer({ email: null, error: { code: 'RATE_LIMITED', message, reason: null, retryAfter: 60 } });
  await press();
  await userEvent.click(await screen.findByRole('button', { name: offer }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  next();
  await vi.waitFor(() => {
    expect(files).toEqual(['employees.csv']);
  });
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
});

test('[ORG-06] a page that cannot be had makes no file, and says so; another press begins again', async () => {
  const { next } = answer({ email: 'ann@acme.example', error: null });
  await press();
  await screen.findByRole('button', { name: 'Download CSV - 33%' });
  const error = { code: 'RATE_LIMITED', message: 'x' };
  vi.mocked(execute).mockResolvedValue({ getDashboardDataForDownload: { ...page.getDashboardDataForDownload, error } });
  next();
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV - Error, please try again later' }));
  await screen.findByRole('button', { name: 'Download CSV - Error, please try again later' });
  expect(files).toEqual([]);
  vi.mocked(execute).mockResolvedValue(page);
  await userEvent.click(screen.getByRole('button', { name: /Error/ }));
  await vi.waitFor(() => {
    expect(files).toEqual(['employees.csv']);
  });
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
});

test('[ORG-06] [RTE-09] offline a download asks for nothing, and says why; another press begins it when the connection is back', async () => {
  answer({ email: 'ann@acme.example', error: null });
  vi.mocked(execute).mockResolvedValue(page);
  dispatchEvent(new Event('offline'));
  try {
    await press();
    const words = "You're offline. Download it again when the connection is back.";
    expect(screen.getByText(words)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Download CSV - Error, please try again later' });
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(execute).not.toHaveBeenCalled();
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await userEvent.click(button);
    await vi.waitFor(() => {
      expect(files).toEqual(['employees.csv']);
    });
    expect(screen.queryByText(words)).toBeNull();
  } finally {
    dispatchEvent(new Event('online'));
  }
});

test('[ORG-06] [RTE-09] a download whose connection is lost ends at once and says so, and makes no file', async () => {
  const { next } = answer({ email: 'ann@acme.example', error: null });
  await press();
  await screen.findByRole('button', { name: 'Download CSV - 33%' });
  try {
    act(() => {
      dispatchEvent(new Event('offline'));
    });
    const words = "You're offline. Download it again when the connection is back.";
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download CSV - Error, please try again later' })).toBeTruthy();
    await act(async () => {
      next();
      await Promise.resolve();
    });
    expect(files).toEqual([]);
  } finally {
    dispatchEvent(new Event('online'));
  }
});

test('[ORG-06] what was said of a mailed link goes with the next download', async () => {
  const { next } = answer({ email: 'ann@acme.example', error: null });
  await press();
  await userEvent.click(await screen.findByRole('button', { name: offer }));
  await screen.findByText(/will email a link to/);
  next();
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await vi.waitFor(() => {
    expect(files).toEqual(['employees.csv']);
  });
  expect(screen.queryByText(/will email a link to/)).toBeNull();
});

test('[ORG-06] the last of several pages is not waited for by mail', async () => {
  answer({ email: 'ann@acme.example', error: null });
  const waiting = Promise.withResolvers<typeof page>();
  const two = { getDashboardDataForDownload: { ...page.getDashboardDataForDownload, totalPages: 2 } };
  vi.mocked(execute).mockResolvedValueOnce(two).mockReturnValueOnce(waiting.promise);
  await press();
  expect(await screen.findByRole('button', { name: 'Download CSV - 50%' })).toBeTruthy();
  expect(screen.getByRole('button', { name: offer })).toBeTruthy();
  waiting.resolve(two);
  await vi.waitFor(() => {
    expect(files).toEqual(['employees.csv']);
  });
});

test('[ORG-06] a page that fails once the link was mailed is no error, because nobody waits for it', async () => {
  answer({ email: 'ann@acme.example', error: null });
  const waiting = Promise.withResolvers<typeof page>();
  const mailed = { mailDashboardDownload: { email: 'ann@acme.example', error: null } };
  vi.mocked(execute).mockResolvedValueOnce(page).mockReturnValueOnce(waiting.promise).mockResolvedValueOnce(mailed);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: offer }));
  await screen.findByText(/will email a link to/);
  await act(async () => {
    waiting.reject(new Error('gone'));
    await waiting.promise.catch(() => undefined);
  });
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
  expect(files).toEqual([]);
});

test('[ORG-06] the days in a file are those of the company', async () => {
  const contents: Blob[] = [];
  URL.createObjectURL = (content) => {
    contents.push(content as Blob);
    return 'blob:x';
  };
  const late = { ...employee, lastActive: String(Date.UTC(2026, 2, 4, 20)) };
  vi.mocked(execute).mockResolvedValue({
    getDashboardDataForDownload: { ...lists, employees: [late], timeZone: 'Asia/Tokyo', total: 1, totalPages: 1 },
  });
  await press();
  await vi.waitFor(() => {
    expect(files).toEqual(['employees.csv']);
  });
  expect(await contents[0]?.text()).toContain('2026-03-05');
});
