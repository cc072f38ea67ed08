import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { SurveyPrompt } from './SurveyPrompt.tsx';

vi.mock('#lib/graphql.ts');

test('[LIM-05] [HOM-02] only the home page asks, and the survey stays open on the pages after it', async () => {
  const survey = { type: 'BASIC_INFO_SURVEY_V2', status: 'PENDING', isDue: true };
  const saved = { ...survey, isDue: false, error: null };
  vi.mocked(execute).mockResolvedValue({ getSurveyStatus: survey, saveSurveyPrompt: saved });
  const queryClient = new QueryClient();
  const at = (path: string) => (
    <QueryClientProvider client={queryClient}>
      <SurveyPrompt path={path} />
    </QueryClientProvider>
  );
  const { rerender } = render(at('/courses'));
  expect(execute).not.toHaveBeenCalled();
  rerender(at('/'));
  expect((await screen.findByRole('dialog')).textContent).toContain('Tell us about you');
  rerender(at('/courses'));
  expect(screen.getByRole('dialog').textContent).toContain('Tell us about you');
});
