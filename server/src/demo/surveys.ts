import { people } from '@atrium/content/people.ts';
import type { MemberSeed } from '@atrium/content/types.ts';
import { industries } from '@atrium/domain/survey/options.ts';
import type { SurveyResponses } from '@atrium/domain/survey/surveyForm.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/**
 * Members who have answered the survey, and those who were asked two days ago, so that the home page asks again
 * (LIM-05).
 */
export function surveyRows(at: At): LoadRows<'survey_response'> {
  return {
    survey_response: people
      .filter(({ survey }) => survey !== undefined)
      .map((person) => {
        const isAnswered = person.survey === 'COMPLETED';
        return {
          member_id: person.memberId,
          survey_type: 'BASIC_INFO_SURVEY_V2',
          asked_at: at(isAnswered ? person.registeredAt : { days: -2 }),
          completed_at: isAnswered ? at(person.registeredAt) : null,
          responses: isAnswered ? answersOf(person) : null,
        };
      }),
  };
}

function answersOf({ profile }: MemberSeed): SurveyResponses {
  const { company = 'Self-employed', jobRole: title = 'Consultant', industry = 'Other' } = profile;
  return {
    company,
    title,
    job_level: 'manager',
    number_of_employees: '100-499',
    job_area: 'operations',
    industry: Object.hasOwn(industries, industry) ? industry : 'Other',
    what_topics_are_you_interested_in: {
      ai: true,
      business_strategy: true,
      leadership: false,
      marketing: false,
      product: false,
    },
    interested_in_section4_for_teams: false,
  };
}
