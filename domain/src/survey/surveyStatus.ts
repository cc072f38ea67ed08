import type { AccountType } from '../access/accountType.ts';
import { day } from '../time.ts';

export const surveyTypes = ['BASIC_INFO_SURVEY_V2'] as const;
export type SurveyType = (typeof surveyTypes)[number];

export const surveyStatuses = ['PENDING', 'COMPLETED'] as const;
export type SurveyStatus = (typeof surveyStatuses)[number];

/** What is stored of a member and a survey; `askedAt`: when it was last shown, epoch milliseconds, null for never. */
export interface SurveyRecord {
  readonly status: SurveyStatus;
  readonly askedAt: number | null;
}

/** How long a member who did not answer is left alone. */
const pauseBetweenPrompts = day;

/**
 * Whether the home page asks this member now: a limited one who has not answered, on the first visit and again after 24
 * hours (LIM-05, D68). `now`: epoch milliseconds.
 */
export function isSurveyDue(accountType: AccountType, { status, askedAt }: SurveyRecord, now: number): boolean {
  if (accountType !== 'LIMITED' || status === 'COMPLETED') return false;
  return askedAt === null || now - askedAt >= pauseBetweenPrompts;
}
