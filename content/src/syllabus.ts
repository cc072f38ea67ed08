import { courses } from './courses.ts';
import { faculty } from './faculty.ts';
import { escapeHtml, printed } from './printed.ts';
import { videos } from './videos.ts';

const list = (items: readonly string[]): string =>
  `<ul>${items.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`;

/**
 * The syllabus of a course as a printable page without scripts, for '/files/syllabus/{courseId}.html'.
 * Null for any other path or an unknown course.
 */
export function syllabusFor(path: string): string | null {
  const courseId = /^\/files\/syllabus\/([a-z0-9-]{1,80})\.html$/.exec(path)?.[1];
  const course = courses.find((one) => one.courseId === courseId);
  if (course === undefined) return null;
  const { courseMeta } = course;
  const teachers = faculty.filter((one) => course.facultyIds.includes(one.facultyId));
  const weeks = (course.onDemandGroups ?? []).map((group, k) => {
    const lessons = group.content.flatMap((item) => videos.filter((video) => video.videoId === item.videoId));
    const items = lessons.map(
      (video) => `<li><strong>${escapeHtml(video.title)}.</strong> ${escapeHtml(video.description)}</li>`,
    );
    return `<section id="week-${String(k + 1)}"><h3>${escapeHtml(group.title)}</h3><p>${escapeHtml(group.description)}</p><ol>${items.join('')}</ol></section>`;
  });
  return printed({
    title: course.title,
    kind: 'Syllabus',
    matter: `<p>${escapeHtml(course.subtitle)}</p><p>${escapeHtml(course.description)}</p><h2>Perfect for</h2>${list(courseMeta.whoWillBenefit)}<h2>You leave with</h2>${list(courseMeta.whatYouWillLeaveWith)}${weeks.length > 0 ? `<h2>Lessons</h2>${weeks.join('')}` : ''}<h2>Faculty</h2>${teachers.map((one) => `<p><strong>${escapeHtml(one.fullName)}.</strong> ${escapeHtml(one.biography)}</p>`).join('')}`,
  });
}
