/** A course of a program as its member meets it. */
export type ProgramCourse = {
  readonly courseId: string;
  readonly completionRequired: boolean;
  readonly isDone: boolean;
  readonly isUnderWay: boolean;
  /** Null when the member may not open it. */
  readonly path: string | null;
};

export type ProgramGroup<Course extends ProgramCourse> = {
  /** A capstone opens when all other groups are met. */
  readonly isOpen: boolean;
  readonly isMet: boolean;
  readonly courses: readonly Course[];
};

/**
 * The course with which a member goes on in a program: of the groups that are open and not met, in their order, what is
 * under way first, then what is required, then an elective. Null when nothing that they may open is left.
 */
export function nextInProgram<Course extends ProgramCourse>(groups: readonly ProgramGroup<Course>[]): Course | null {
  const left = groups
    .filter(({ isOpen, isMet }) => isOpen && !isMet)
    .flatMap(({ courses }) => courses)
    .filter(({ isDone, path }) => !isDone && path !== null);
  return (
    left.find(({ isUnderWay }) => isUnderWay) ?? left.find((course) => course.completionRequired) ?? left[0] ?? null
  );
}
