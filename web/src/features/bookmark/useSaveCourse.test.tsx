import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toast } from '#ui/toast.ts';
import { useSaveCourse } from './useSaveCourse.ts';

vi.mock('#ui/toast.ts');
vi.mock('./saveCourse.ts', () => {
  throw new Error('the code does not load');
});

test('[CRD-05] a press whose code does not load says that it failed', async () => {
  const client = new QueryClient();
  const { result } = renderHook(useSaveCourse, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  result.current({ courseId: 'c1', title: 'Pricing as Strategy' }, true);
  await vi.waitFor(() => {
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      tone: 'bad',
      message: 'There was an error. Please try again later.',
    });
  });
});
