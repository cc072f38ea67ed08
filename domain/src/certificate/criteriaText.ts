interface Group {
  readonly title: string;
  readonly numElectiveCourses: number;
  readonly courses: readonly { readonly title: string; readonly completionRequired: boolean }[];
}

/** 'Core: A, B. Electives: 2 of: C, D, E.': what a program asks for, as its credential states it (D31). */
export function criteriaText(groups: readonly Group[]): string {
  return groups
    .map(({ title, courses, numElectiveCourses }) => {
      const required = courses.filter((course) => course.completionRequired).map((course) => course.title);
      const electives = courses.filter((course) => !course.completionRequired).map((course) => course.title);
      const choice = numElectiveCourses === 0 ? [] : [`${String(numElectiveCourses)} of: ${electives.join(', ')}`];
      return `${title}: ${[...required, ...choice].join(', ')}.`;
    })
    .join(' ');
}
