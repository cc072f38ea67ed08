import { mayBeSent, type FormRules } from '../formRules.ts';
import { companySizes, industries, jobAreas, jobLevels } from './options.ts';
import type { SurveyTopic } from './topics.ts';

/** Question 1, 'What do you do?'; the names are those of the documents. */
export interface SurveyWork {
  readonly company: string;
  readonly title: string;
  readonly job_level: string;
  readonly number_of_employees: string;
  readonly job_area: string;
  readonly industry: string;
}

/** The basic info survey, version 2 (members.md §3). */
export interface SurveyResponses extends SurveyWork {
  /** A flag per topic. */
  readonly what_topics_are_you_interested_in: Readonly<Record<SurveyTopic, boolean>>;
  readonly interested_in_section4_for_teams: boolean;
}

/** The rules of question 1: every field has a value (SUR-01). */
export const surveyWorkForm: FormRules<SurveyWork> = {
  company: ({ company }) => textFaults(company, 'Company'),
  title: ({ title }) => textFaults(title, 'Title'),
  job_level: ({ job_level }) => choiceFaults(job_level, jobLevels),
  number_of_employees: ({ number_of_employees }) => choiceFaults(number_of_employees, companySizes),
  job_area: ({ job_area }) => choiceFaults(job_area, jobAreas),
  industry: ({ industry }) => choiceFaults(industry, industries),
};

/** The rule of question 2: at least one topic is chosen. */
export function hasTopic(topics: SurveyResponses['what_topics_are_you_interested_in']): boolean {
  return Object.values(topics).some(Boolean);
}

/** The responses without spaces around their texts; null unless every question is answered (SUR-01). */
export function readSurvey(responses: SurveyResponses): SurveyResponses | null {
  if (!mayBeSent(surveyWorkForm, responses) || !hasTopic(responses.what_topics_are_you_interested_in)) return null;
  return { ...responses, company: tidy(responses.company), title: tidy(responses.title) };
}

const tidy = (text: string): string => text.normalize('NFC').trim();

function textFaults(text: string, label: string): readonly string[] {
  const kept = tidy(text);
  if (kept === '') return [`${label} is required.`];
  if (!/^.{1,300}$/su.test(kept)) return [`${label} may have 300 characters.`];
  // PostgreSQL stores neither NUL nor half of a surrogate pair
  return /[\p{Cc}\p{Cs}]/u.test(kept) ? [`${label} has characters that cannot be saved.`] : [];
}

function choiceFaults(value: string, options: Readonly<Record<string, string>>): readonly string[] {
  return Object.hasOwn(options, value) ? [] : ['Choose one.'];
}
