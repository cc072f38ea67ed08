import { formatDuration } from '@atrium/domain/video/duration.ts';
import { videoPath } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import type { FoundNote } from './notesQuery.ts';
import styles from './Notes.module.css';

interface Lesson {
  readonly key: string;
  readonly lessonTitle: string;
  readonly notes: FoundNote[];
}
interface Course {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly lessons: Lesson[];
}

/** Notes under the titles of their courses and lessons; where a lesson does not open any more, there is no link. */
export const NoteList = ({ notes }: { notes: readonly FoundNote[] }) => (
  <>
    {coursesOf(notes).map(({ courseId, courseTitle, lessons }) => (
      <section key={courseId} className={styles.course} aria-labelledby={`notes-${courseId}`}>
        <h2 id={`notes-${courseId}`}>{courseTitle}</h2>
        {lessons.map((lesson) => (
          <div key={lesson.key} className={styles.lesson}>
            <h3>{lesson.lessonTitle}</h3>
            <ul role="list" className={styles.list}>
              {lesson.notes.map((found) => (
                <NoteItem key={found.note.noteId} found={found} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    ))}
  </>
);

const NoteItem = ({ found: { note, lessonTitle, place } }: { found: FoundNote }) => {
  const viewer = useViewer();
  const { seconds, text } = note;
  const path = place === null ? null : videoPath(viewer, place.sourceType, place, place.courseType);
  const moment = seconds === null ? 'The whole lesson' : formatDuration(seconds);
  return (
    <li className={styles.item}>
      <span className={cx(styles.at, look.num)}>
        {path === null ? (
          moment
        ) : (
          <Link
            href={seconds === null ? path : `${path}?seek=${String(seconds)}`}
            aria-label={seconds === null ? `${moment}: open ${lessonTitle}` : `Open ${lessonTitle} at ${moment}`}
          >
            {moment}
          </Link>
        )}
      </span>
      {text === '' ? <p className={look.muted}>Bookmarked</p> : <p className={styles.text}>{text}</p>}
    </li>
  );
};

/** In the order of the list: a page may end within a course, and the next one goes on in it. */
function coursesOf(notes: readonly FoundNote[]): readonly Course[] {
  const courses: Course[] = [];
  for (const found of notes) {
    const { courseId, courseTitle, lessonTitle } = found;
    let course = courses.at(-1);
    if (course?.courseId !== courseId) courses.push((course = { courseId, courseTitle, lessons: [] }));
    let lesson = course.lessons.at(-1);
    if (lesson?.lessonTitle !== lessonTitle)
      course.lessons.push((lesson = { key: found.note.noteId, lessonTitle, notes: [] }));
    lesson.notes.push(found);
  }
  return courses;
}
