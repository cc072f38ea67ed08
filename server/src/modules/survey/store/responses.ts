import type { SurveyResponses } from '@atrium/domain/survey/surveyForm.ts';
import type { SurveyRecord, SurveyType } from '@atrium/domain/survey/surveyStatus.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

/** One survey of one member. */
export interface OwnSurvey {
  readonly memberId: string;
  readonly type: SurveyType;
}

/** What is stored of it; PENDING and never asked without a row. */
export async function findSurvey(tx: Tx, { memberId, type }: OwnSurvey): Promise<SurveyRecord> {
  const row = await tx
    .selectFrom('survey_response')
    .select((eb) => [epochMillis(eb.ref('asked_at')).as('askedAt'), 'completed_at as completedAt'])
    .where('member_id', '=', memberId)
    .where('survey_type', '=', type)
    .executeTakeFirst();
  return { status: row?.completedAt ? 'COMPLETED' : 'PENDING', askedAt: row?.askedAt ?? null };
}

/** Whether any course has a session that people can take. */
export async function isAnythingTaught(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('session_id')
    .where('published', '=', true)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves when the member was asked. */
export async function saveAsked(tx: Tx, { memberId, type }: OwnSurvey, now: Date): Promise<void> {
  await tx
    .insertInto('survey_response')
    .values({ member_id: memberId, survey_type: type, asked_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'survey_type']).doUpdateSet({ asked_at: now }))
    .execute();
}

/** Saves the responses and completes the survey; the same responses again change nothing. */
export async function saveResponses(
  tx: Tx,
  { memberId, type }: OwnSurvey,
  responses: SurveyResponses,
  now: Date,
): Promise<void> {
  const answer = { responses: JSON.stringify(responses), completed_at: now };
  await tx
    .insertInto('survey_response')
    .values({ member_id: memberId, survey_type: type, ...answer })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'survey_type'])
        .doUpdateSet(answer)
        .where((eb) => eb('survey_response.responses', 'is distinct from', eb.ref('excluded.responses'))),
    )
    .execute();
}
