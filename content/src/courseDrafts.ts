import { aiCourses } from './courses/ai.ts';
import { archiveCourses } from './courses/archive.ts';
import { crashCourses } from './courses/crashCourses.ts';
import { dataCourses } from './courses/data.ts';
import type { CourseDraft } from './courses/draft.ts';
import { financeCourses } from './courses/finance.ts';
import { leadershipCourses } from './courses/leadership.ts';
import { marketingCourses } from './courses/marketing.ts';
import { miniMbas } from './courses/miniMbas.ts';
import { productCourses } from './courses/product.ts';
import { strategyCourses } from './courses/strategy.ts';

/** Every course as written, in the order of the folder. */
export const courseDrafts: readonly CourseDraft[] = [
  ...aiCourses,
  ...strategyCourses,
  ...leadershipCourses,
  ...marketingCourses,
  ...productCourses,
  ...dataCourses,
  ...financeCourses,
  ...miniMbas,
  ...crashCourses,
  ...archiveCourses,
];
