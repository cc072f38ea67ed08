/** The id of the quiz of a version, by which an answer says which questions it answers. */
export function quizIdOf(version: number): string {
  return `learning-plan-${String(version)}`;
}

/** Whether this is the id of an earlier quiz than that of `version`. */
export function isEarlierQuiz(learningPlanQuizId: string, version: number): boolean {
  const [, number] = /^learning-plan-([1-9]\d{0,8})$/.exec(learningPlanQuizId) ?? [];
  return number !== undefined && Number(number) < version;
}
