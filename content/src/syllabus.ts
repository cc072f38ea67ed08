import { brand } from './brand.ts';
import { courses } from './courses.ts';
import { faculty } from './faculty.ts';
import { videos } from './videos.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
const list = (items: readonly string[]): string => `<ul>${items.map((one) => `<li>${escape(one)}</li>`).join('')}</ul>`;

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
      (video) => `<li><strong>${escape(video.title)}.</strong> ${escape(video.description)}</li>`,
    );
    return `<section id="week-${String(k + 1)}"><h3>${escape(group.title)}</h3><p>${escape(group.description)}</p><ol>${items.join('')}</ol></section>`;
  });
  const style =
    'body{font:16px/1.5 Commissioner,"Gill Sans",Optima,sans-serif;max-width:60ch;margin:48px auto;padding:0 24px;color:#13201A;background:#FBF9F3}h1{font-size:36px;line-height:1.12}h2{border-top:1px solid #13201A;padding-top:16px;margin-top:40px}@media(prefers-color-scheme:dark){body{color:#EEF1EA;background:#101A15}h2{border-color:#EEF1EA}}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(course.title)}, syllabus · ${brand.name}</title><style>${style}</style></head><body><p>${brand.issuer}, syllabus</p><h1>${escape(course.title)}</h1><p>${escape(course.subtitle)}</p><p>${escape(course.description)}</p><h2>Perfect for</h2>${list(courseMeta.whoWillBenefit)}<h2>You leave with</h2>${list(courseMeta.whatYouWillLeaveWith)}${weeks.length > 0 ? `<h2>Lessons</h2>${weeks.join('')}` : ''}<h2>Faculty</h2>${teachers.map((one) => `<p><strong>${escape(one.fullName)}.</strong> ${escape(one.biography)}</p>`).join('')}</body></html>`;
}
