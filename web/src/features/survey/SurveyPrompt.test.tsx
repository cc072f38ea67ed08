import { surveyWorkForm } from '@atrium/domain/survey/surveyForm.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { readStored } from '#lib/storage.ts';
import { writeDraft } from './surveyDraft.ts';
import { SurveyPrompt } from './SurveyPrompt.tsx';

vi.mock('#lib/graphql.ts');
// its request would be sent while the tests of other files run
vi.mock('#lib/track.ts', () => ({ track: vi.fn() }));

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

const draft = {
  company: 'Pont Neuf Travel',
  title: 'Analyst',
  job_level: 'manager',
  number_of_employees: '100-499',
  job_area: 'marketing',
  industry: 'Transportation',
  interested_in_section4_for_teams: false,
  what_topics_are_you_interested_in: {
    ai: true,
    business_strategy: false,
    leadership: false,
    marketing: false,
    product: false,
  },
};

function openHome(status: 'PENDING' | 'COMPLETED', begun = draft): void {
  writeDraft(begun);
  const survey = { type: 'BASIC_INFO_SURVEY_V2', status, isDue: false };
  vi.mocked(execute).mockResolvedValue({
    getSurveyStatus: survey,
    saveSurveyPrompt: {
      ...survey,
      error: null,
    },
    saveSurveyResponse: {
      ...survey,
      status: 'COMPLETED',
      error: null,
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SurveyPrompt path="/" />
    </QueryClientProvider>,
  );
}

test('[SUR-01] a survey that was begun in this tab goes on, and leaves nothing in the browser once it is answered', async () => {
  openHome('PENDING');
  for (const name of ['Start', 'Next', 'Finish']) {
    const button = await screen.findByRole('button', { name });
    // there is no way around the questions
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(button);
  }
  expect((await screen.findByRole('dialog')).textContent).toContain('Survey Complete!');
  expect(readStored('surveyDraft')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[SUR-01] the first slide says how many answers are asked for', async () => {
  openHome('PENDING');
  const intro = 'Seven quick answers, about a minute, so we can plan courses that fit you.';
  expect(await screen.findByText(intro)).toBeTruthy();
  // the fields of the first question, and the topics
  expect(Object.keys(surveyWorkForm).length + 1).toBe(7);
});

test('[SUR-01] a button that waits for answers says for which, and the Tab key stops at it', async () => {
  const none = { ...draft.what_topics_are_you_interested_in, ai: false };
  openHome('PENDING', { ...draft, company: '', what_topics_are_you_interested_in: none });
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  const reasonOf = (button: HTMLElement) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  const next = screen.getByRole('button', { name: 'Next' });
  expect(reasonOf(next)).toBe('Complete all six fields first.');
  screen.getByRole('button', { name: 'Back' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(next);
  await userEvent.click(next);
  expect(screen.getByText('Question 1/2')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Company'), 'Pont Neuf Travel');
  expect(reasonOf(screen.getByRole('button', { name: 'Next' }))).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const finish = screen.getByRole('button', { name: 'Finish' });
  expect(reasonOf(finish)).toBe('Choose at least one topic.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Product' }));
  expect(reasonOf(screen.getByRole('button', { name: 'Finish' }))).toBeUndefined();
});

test('[SUR-01] a survey that was answered in another tab is not asked again for a draft in this one', async () => {
  openHome('COMPLETED');
  await vi.waitFor(() => {
    expect(execute).toHaveBeenCalled();
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('dialog')).toBeNull();
});
