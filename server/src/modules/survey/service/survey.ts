import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { readSurvey, type SurveyResponses } from '@atrium/domain/survey/surveyForm.ts';
import { isSurveyDue, type SurveyRecord, type SurveyType } from '@atrium/domain/survey/surveyStatus.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findSurvey, isAnythingTaught, saveAsked, saveResponses } from '../store/responses.ts';
import type { MemberSurvey } from '../types.ts';

/** The viewer's own status, and whether the home page asks now (LIM-05). */
export async function getSurveyStatus(ctx: MemberContext, type: SurveyType): Promise<MemberSurvey> {
  const survey = toMemberSurvey(ctx, type, await findSurvey(ctx.db, { memberId: ctx.viewer.memberId, type }));
  // nobody is asked what to learn before there is anything (BEG-06)
  return survey.isDue && !(await isAnythingTaught(ctx.db)) ? { ...survey, isDue: false } : survey;
}

/** Says that the viewer is being asked, so that the next time is a day later (D68); nothing when it is not due. */
export async function saveSurveyPrompt(ctx: MemberContext, type: SurveyType): Promise<Result<MemberSurvey>> {
  const own = { memberId: ctx.viewer.memberId, type };
  const before = await findSurvey(ctx.db, own);
  if (!isSurveyDue(ctx.viewer.accountType, before, ctx.now)) return ok(toMemberSurvey(ctx, type, before));
  await saveAsked(ctx.db, own, new Date(ctx.now));
  return ok(toMemberSurvey(ctx, type, { ...before, askedAt: ctx.now }));
}

/** Saves the viewer's responses; sent again, the last ones count (SUR-01). Refuses with INVALID_INPUT. */
export async function saveSurveyResponse(
  ctx: MemberContext,
  type: SurveyType,
  responses: SurveyResponses,
): Promise<Result<MemberSurvey>> {
  const read = readSurvey(responses);
  if (read === null) return refuse('INVALID_INPUT');
  await saveResponses(ctx.db, { memberId: ctx.viewer.memberId, type }, read, new Date(ctx.now));
  return ok({ type, status: 'COMPLETED', isDue: false });
}

function toMemberSurvey({ viewer, now }: MemberContext, type: SurveyType, record: SurveyRecord): MemberSurvey {
  return { type, status: record.status, isDue: isSurveyDue(viewer.accountType, record, now) };
}
