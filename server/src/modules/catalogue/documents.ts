import { courseDocument, type CourseBody, type CourseFacts } from '@atrium/domain/catalogue/courseDocument.ts';
import { facultyDocument, type FacultyBody, type FacultyFacts } from '@atrium/domain/catalogue/facultyDocument.ts';
import { pageTextDocument, type PageTextBody, type PageTextFacts } from '@atrium/domain/catalogue/pageTextDocument.ts';
import { videoDocument, type VideoBody, type VideoFacts } from '@atrium/domain/video/videoDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { saveCourse, usesOfCourse } from './service/staff/saveCourse.ts';
import { saveFaculty, usesOfFaculty } from './service/staff/saveFaculty.ts';
import { savePageText, usesOfPageText } from './service/staff/savePageText.ts';
import { fillVideo, findVideoBody, findVideoFacts, saveVideo, usesOfVideo } from './service/staff/saveVideo.ts';
import { findCourseBody, findCourseFacts, listCourseRows, removeCourseRow } from './store/courseDocuments.ts';
import { findFacultyBody, findFacultyFacts, listFacultyRows, removeFacultyRow } from './store/facultyDocuments.ts';
import { findPageTextBody, findPageTextFacts, listPageTextRows, removePageTextRow } from './store/pageTextDocuments.ts';
import { listVideoRows, removeVideoRow } from './store/videoDocuments.ts';

const faculty: DocumentKind<FacultyBody, FacultyFacts> = {
  definition: facultyDocument,
  load: findFacultyBody,
  save: saveFaculty,
  rows: listFacultyRows,
  facts: (tx, _body, { id }) => findFacultyFacts(tx, id),
  usesOf: usesOfFaculty,
  remove: removeFacultyRow,
};

const course: DocumentKind<CourseBody, CourseFacts> = {
  definition: courseDocument,
  course: 'ID',
  load: findCourseBody,
  save: saveCourse,
  rows: listCourseRows,
  facts: (tx, body, { id }) => findCourseFacts(tx, id, body),
  usesOf: usesOfCourse,
  remove: removeCourseRow,
};

const video: DocumentKind<VideoBody, VideoFacts> = {
  definition: videoDocument,
  load: findVideoBody,
  save: saveVideo,
  rows: listVideoRows,
  filled: fillVideo,
  facts: findVideoFacts,
  usesOf: usesOfVideo,
  remove: removeVideoRow,
};

const pageText: DocumentKind<PageTextBody, PageTextFacts> = {
  definition: pageTextDocument,
  load: findPageTextBody,
  save: savePageText,
  rows: listPageTextRows,
  facts: (tx, body, { id }) => findPageTextFacts(tx, id, body),
  usesOf: usesOfPageText,
  remove: removePageTextRow,
  // its page shows what it shows without a text
  example: { usesOf: () => Promise.resolve({ users: [], history: [] }), remove: removePageTextRow },
};

// what others refer to comes first, as a bundle has it
export const documentKinds: DocumentKinds = [faculty, video, course, pageText];
