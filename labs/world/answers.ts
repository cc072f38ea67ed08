import { companySizes, industries, jobAreas, jobLevels } from '@atrium/domain/survey/options.ts';
import type pg from 'pg';

const nth = (options: Readonly<Record<string, string>>, step: number): string =>
  `(array['${Object.keys(options).join("', '")}'])[m.n / ${String(step)} % ${String(Object.keys(options).length)} + 1]`;

/** Half of the members have answered the survey, a tenth was asked and has not. */
const surveys = `
  insert into survey_response (member_id, survey_type, asked_at, completed_at, responses)
  select m.member_id, 'BASIC_INFO_SURVEY_V2', m.registered_at + interval '2 minutes',
    case when m.n % 2 = 0 then m.registered_at + interval '4 minutes' end,
    case when m.n % 2 = 0 then jsonb_build_object('company', coalesce(m.company_name, 'Acme'), 'title', coalesce(m.job_role, 'Analyst'),
      'job_level', ${nth(jobLevels, 2)}, 'number_of_employees', ${nth(companySizes, 3)}, 'job_area', ${nth(jobAreas, 5)},
      'industry', ${nth(industries, 7)}, 'interested_in_section4_for_teams', m.n % 3 = 0, 'what_topics_are_you_interested_in',
      jsonb_build_object('ai', true, 'business_strategy', m.n % 4 = 0, 'leadership', m.n % 5 = 0, 'marketing', m.n % 6 = 0,
        'product', m.n % 8 = 0)) end
  from (select *, substr(member_id, length('world-member-') + case when member_id like 'world-e%' then 3 else 1 end)::int as n
        from member where member_id like 'world-member-%' or member_id like 'world-employee-%') m
  where m.n % 2 = 0 or m.n % 10 = 1`;

/** Two of three members have filled in their profile. */
const profiles = `
  insert into member_profile (member_id, basic_info_version, pronouns, languages, location_version, country, region, city,
    job_info_version, industry, job_function, social_version, linkedin, community_version, about, growth_tip, community_give,
    community_get, what_i_love)
  select m.member_id, 1, (array['She/Her/Hers', 'He/Him/His', 'They/Them/Theirs', null])[m.n % 4 + 1],
    (array['{English}', '{English,Spanish}', '{German,English}', '{French}'])[m.n % 4 + 1]::text[], 1,
    (array['Germany', 'Kenya', 'Portugal', 'Canada'])[m.n / 4 % 4 + 1], null,
    (array['Bremen', 'Nairobi', 'Porto', 'Toronto'])[m.n / 4 % 4 + 1], 1, i.industry, f.job_function, 1,
    case when m.n % 2 = 0 then m.member_id end, 1,
    m.first_name || ' works as ' || m.job_role || ' at ' || m.company_name || ', and is here to compare notes.',
    'Write down what would change your mind before you look at the numbers.',
    'An hour for anybody who sets up their first forecast.', 'How others brief people who were not in the room.',
    'Long walks with a podcast that I disagree with.'
  from (select *, right(member_id, 6)::int as n from member where member_id like 'world-member-%') m
  join industry_reference i on i.sort_order = m.n % 9 + 1
  join job_function_reference f on f.sort_order = m.n % 12 + 1
  where m.n % 3 > 0`;

/** Every twentieth member does without a kind of mail. */
const choices = `
  insert into mail_choice (member_id, kind, token, unwanted_since)
  select member_id, (array['REMINDERS', 'RECORDINGS', 'ACHIEVEMENTS'])[right(member_id, 6)::int / 20 % 3 + 1],
    'world-' || member_id, registered_at + interval '9 days'
  from member where member_id like 'world-member-%' and right(member_id, 6)::int % 20 = 7`;

/** What the grown members have said of themselves: surveys, profiles, choices of mail. Triggers must be off. */
export async function growAnswers(client: pg.Client): Promise<void> {
  for (const statement of [surveys, profiles, choices]) await client.query(statement);
}
