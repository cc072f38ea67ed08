import { courseDocument, type CourseBody, type CourseFacts } from '@atrium/domain/catalogue/courseDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { saveCourse, usesOfCourse } from './service/staff/saveCourse.ts';
import { findCourseBody, findCourseFacts, listCourseItems, removeCourseRow } from './store/courseDocuments.ts';

const course: DocumentKind<CourseBody, CourseFacts> = {
  definition: courseDocument,
  load: findCourseBody,
  save: saveCourse,
  list: listCourseItems,
  facts: (tx, body, { id }) => findCourseFacts(tx, id, body),
  usesOf: usesOfCourse,
  remove: removeCourseRow,
};

export const documentKinds: DocumentKinds = [course];
