import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { invalidateTags } from '#lib/cacheTags.ts';
import { execute } from '#lib/graphql.ts';
import { NextSteps } from './NextSteps.tsx';

vi.mock('#lib/graphql.ts');

const names = ['Watch your first video', 'Save a course for later'];

/** How many of the two steps are done. */
function answerWith(done: number): void {
  const getNextStepsStatus = names.map((name, at) => ({ name, isCompleted: at < done, remedyRoute: '/courses' }));
  vi.mocked(execute).mockResolvedValue({ getNextStepsStatus });
}

test.each(['progress', 'bookmarks'] as const)(
  '[LIM-04] next steps stay until all are done, and follow a change of %s',
  async (tag) => {
    const queryClient = new QueryClient();
    answerWith(0);
    render(
      <QueryClientProvider client={queryClient}>
        <NextSteps viewer={aViewer({ accountType: 'LIMITED' })} />
      </QueryClientProvider>,
    );
    expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(names);
    answerWith(1);
    await invalidateTags(queryClient, [tag]);
    await waitFor(() => {
      expect(screen.getAllByRole('link')).toHaveLength(1);
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Watch your first video, done',
      'Save a course for later',
    ]);
    answerWith(2);
    await invalidateTags(queryClient, [tag]);
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
    });
  },
);
