import { expect, test } from 'vitest';
import { day } from '../time.ts';
import { readSurvey, surveyWorkForm, type SurveyResponses } from './surveyForm.ts';
import { isSurveyDue } from './surveyStatus.ts';

const noTopic = { ai: false, business_strategy: false, leadership: false, marketing: false, product: false };
const responses: SurveyResponses = {
  company: ' Larkfield ',
  title: 'Director',
  job_level: 'director',
  number_of_employees: '10000+',
  job_area: 'l_and_d',
  industry: 'Healthcare',
  interested_in_section4_for_teams: false,
  what_topics_are_you_interested_in: {
    ...noTopic,
    ai: true,
  },
};

test('[SUR-01] every question needs an answer; the teams interest is optional', () => {
  expect(readSurvey(responses)).toEqual({ ...responses, company: 'Larkfield' });
  expect(readSurvey({ ...responses, what_topics_are_you_interested_in: noTopic })).toBeNull();
  for (const name of Object.keys(surveyWorkForm)) expect(readSurvey({ ...responses, [name]: ' ' }), name).toBeNull();
});

test('[SUR-01] texts count code points, and choices are those of the documents', () => {
  expect(surveyWorkForm.company({ ...responses, company: '👩'.repeat(300) })).toEqual([]);
  expect(surveyWorkForm.company({ ...responses, company: 'x'.repeat(301) })).toEqual([
    'Company may have 300 characters.',
  ]);
  expect(surveyWorkForm.title({ ...responses, title: 'a\u0000b' })).toHaveLength(1);
  expect(surveyWorkForm.industry({ ...responses, industry: 'toString' })).toEqual(['Choose one.']);
});

test('[SUR-01] a text is kept in one form, however its accents were typed', () => {
  const typed = 'Cafe\u0301 du Nord';
  expect(readSurvey({ ...responses, company: typed, title: typed })).toMatchObject({
    company: 'Café du Nord',
    title: 'Café du Nord',
  });
});

test('[LIM-05] a limited member is asked on the first visit and again after 24 hours, to the millisecond', () => {
  const due = (askedAt: number | null, now: number) => isSurveyDue('LIMITED', { status: 'PENDING', askedAt }, now);
  expect([due(null, 0), due(0, 0), due(0, day - 1), due(0, day)]).toEqual([true, false, false, true]);
  expect(isSurveyDue('LIMITED', { status: 'COMPLETED', askedAt: null }, day)).toBe(false);
  expect(isSurveyDue('MEMBER', { status: 'PENDING', askedAt: null }, day)).toBe(false);
});
