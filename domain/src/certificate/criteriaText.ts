import { listed } from './missingSentence.ts';

interface Group {
  readonly title: string;
  readonly numElectiveCourses: number;
  readonly courses: readonly { readonly title: string; readonly completionRequired: boolean }[];
}

/** 'Core: “A” and “B”. Electives: one of “C” and “D”.': what a certificate asks for, in a credential's words (D31). */
export function criteriaText(groups: readonly Group[]): string {
  return groups
    .map(({ title, courses, numElectiveCourses }) => {
      const required = named(courses.filter((course) => course.completionRequired));
      const electives = named(courses.filter((course) => !course.completionRequired));
      const count = numElectiveCourses === 1 ? 'one' : String(numElectiveCourses);
      const choice = numElectiveCourses === 0 ? [] : [`${count} of ${listed(electives)}`];
      return `${title}: ${[...(required.length === 0 ? [] : [listed(required)]), ...choice].join('; ')}.`;
    })
    .join(' ');
}

function named(courses: Group['courses']): string[] {
  return courses.map(({ title }) => `“${title}”`);
}
