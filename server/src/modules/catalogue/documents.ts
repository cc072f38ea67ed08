import { courseDocument, type CourseBody, type CourseFacts } from '@atrium/domain/catalogue/courseDocument.ts';
import { videoDocument, type VideoBody, type VideoFacts } from '@atrium/domain/video/videoDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { saveCourse, usesOfCourse } from './service/staff/saveCourse.ts';
import { findVideoBody, findVideoFacts, saveVideo, usesOfVideo } from './service/staff/saveVideo.ts';
import { findCourseBody, findCourseFacts, listCourseItems, removeCourseRow } from './store/courseDocuments.ts';
import { listVideoItems, removeVideoRow } from './store/videoDocuments.ts';

const course: DocumentKind<CourseBody, CourseFacts> = {
  definition: courseDocument,
  load: findCourseBody,
  save: saveCourse,
  list: listCourseItems,
  facts: (tx, body, { id }) => findCourseFacts(tx, id, body),
  usesOf: usesOfCourse,
  remove: removeCourseRow,
};

const video: DocumentKind<VideoBody, VideoFacts> = {
  definition: videoDocument,
  load: findVideoBody,
  save: saveVideo,
  list: listVideoItems,
  facts: (_tx, body) => findVideoFacts(body),
  usesOf: usesOfVideo,
  remove: removeVideoRow,
};

// what others refer to comes first, as a bundle has it
export const documentKinds: DocumentKinds = [video, course];
