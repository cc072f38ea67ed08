import type { SurveyStatus, SurveyType } from '@atrium/domain/survey/surveyStatus.ts';

/** Where a member is with a survey, in the API. */
export interface MemberSurvey {
  readonly type: SurveyType;
  readonly status: SurveyStatus;
  /** Whether the home page asks for it now. */
  readonly isDue: boolean;
}
