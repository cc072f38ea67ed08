import { courses } from './courses.ts';
import { faculty } from './faculty.ts';
import { escapeHtml, printed } from './printed.ts';
import { videos } from './videos.ts';

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** What a course teaches, its teachers and its audience; the same for the HTML and the PDF. */
export interface Syllabus extends Titled {
  readonly subtitle: string;
  readonly perfectFor: readonly string[];
  readonly leaveWith: readonly string[];
  readonly weeks: readonly (Titled & { readonly lessons: readonly Titled[] })[];
  /** `title` is the teacher's name. */
  readonly teachers: readonly Titled[];
}

/** The address of the syllabus as a page; its weeks have the anchors '#week-1' and so on. */
export const syllabusPath = (courseId: string): string => `/files/syllabus/${courseId}.html`;

/**
 * The syllabus that a path names, '/files/syllabus/{courseId}.{ending}'; null for any other path or an unknown course.
 */
export function findSyllabus(path: string, ending: 'html' | 'pdf'): Syllabus | null {
  const [, courseId, form] = /^\/files\/syllabus\/([a-z0-9-]{1,80})\.(html|pdf)$/.exec(path) ?? [];
  const course = courses.find((item) => item.courseId === courseId);
  if (course === undefined || form !== ending) return null;
  return {
    title: course.title,
    subtitle: course.subtitle,
    text: course.description,
    perfectFor: course.courseMeta.whoWillBenefit,
    leaveWith: course.courseMeta.whatYouWillLeaveWith,
    weeks: (course.onDemandGroups ?? []).map((group) => ({
      title: group.title,
      text: group.description,
      lessons: group.content
        .flatMap((item) => videos.filter((video) => video.videoId === item.videoId))
        .map((video) => ({ title: video.title, text: video.description })),
    })),
    teachers: faculty
      .filter((teacher) => course.facultyIds.includes(teacher.facultyId))
      .map((teacher) => ({ title: teacher.fullName, text: teacher.biography })),
  };
}

/** The syllabus of a course as a printable page without scripts; null where findSyllabus returns null. */
export function syllabusFor(path: string): string | null {
  const syllabus = findSyllabus(path, 'html');
  if (syllabus === null) return null;
  const { title, subtitle, text, perfectFor, leaveWith, weeks, teachers } = syllabus;
  const lessons = weeks.map(
    (week, k) =>
      `<section id="week-${String(k + 1)}"><h3>${escapeHtml(week.title)}</h3><p>${escapeHtml(week.text)}</p><ol>${week.lessons.map((lesson) => `<li>${led(lesson)}</li>`).join('')}</ol></section>`,
  );
  return printed({
    title,
    kind: 'Syllabus',
    matter: `<p>${escapeHtml(subtitle)}</p><p>${escapeHtml(text)}</p><h2>Perfect for</h2>${list(perfectFor)}<h2>You leave with</h2>${list(leaveWith)}${weeks.length > 0 ? `<h2>Lessons</h2>${lessons.join('')}` : ''}<h2>Faculty</h2>${teachers.map((teacher) => `<p>${led(teacher)}</p>`).join('')}`,
  });
}

const led = ({ title, text }: Titled): string => `<strong>${escapeHtml(title)}.</strong> ${escapeHtml(text)}`;

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
