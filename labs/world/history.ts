import { day } from '@atrium/domain/time.ts';
import type pg from 'pg';
import { copyRows } from './copyRows.ts';
import { map } from './members.ts';
import { courseId, iso, lessonsPerCourse, memberId, onDemandSessionId, videoId, type Ground } from './plan.ts';

interface Sizes {
  readonly members: number;
  readonly courses: number;
  readonly progress: number;
}

/** The members' history: each watched lessons of a few courses in order, is enrolled in those, and saved another. */
export async function growHistory(
  client: pg.Client,
  ground: Ground,
  { members, courses, progress }: Sizes,
): Promise<void> {
  if (members === 0 || courses === 0) return;
  const each = Math.min(Math.ceil(progress / members), courses * lessonsPerCourse);
  /** The k-th course of a member: far apart, never the same one twice. */
  const courseOf = (member: number, k: number): number => (member * 31 + k) % courses;
  const watched = function* (): Generator<readonly [member: number, course: number, lesson: number]> {
    let left = progress;
    for (let member = 0; member < members; member += 1) {
      for (let k = 0; k < each && left > 0; k += 1, left -= 1) {
        yield [member, courseOf(member, Math.floor(k / lessonsPerCourse)), k % lessonsPerCourse];
      }
    }
  };
  const durations = ground.clips.map((clip) => clip.duration);
  const progressColumns = [
    'member_id',
    'session_id',
    'video_id',
    'customer_id',
    'farthest_watched_time',
    'continue_at_time',
    'covered',
    'completed_at',
    'watched_at',
  ] as const;
  await copyRows(
    client,
    'video_progress',
    progressColumns,
    map(watched(), ([member, course, lesson]) => {
      const duration = durations[(course + lesson) % durations.length] ?? 60;
      // every fifth member finishes the first course
      const finishes = member % 5 === 4 && course === courseOf(member, 0);
      const complete = finishes || (member + lesson) % 4 !== 0;
      const farthest = complete ? duration : duration / 3;
      const at = iso(ground.now - ((member * 13 + lesson * 3) % 700) * day - 60_000);
      return [
        memberId(member),
        onDemandSessionId(course),
        videoId(course, lesson),
        'consumer',
        farthest,
        complete ? 0 : farthest,
        `{[0,${String(Math.floor(farthest))})}`,
        complete ? at : null,
        at,
      ];
    }),
  );
  const taken = function* (): Generator<readonly [number, number]> {
    const coursesEach = Math.ceil(each / lessonsPerCourse);
    for (let member = 0; member < members; member += 1)
      for (let k = 0; k < coursesEach; k += 1) yield [member, courseOf(member, k)];
  };
  await copyRows(
    client,
    'enrollment',
    ['member_id', 'session_id', 'customer_id', 'status', 'takes_seat', 'joined_at', 'changed_at'],
    map(taken(), ([member, course]) => {
      const at = iso(ground.now - (((member * 13) % 700) + 1) * day);
      return [memberId(member), onDemandSessionId(course), 'consumer', 'ENROLLED', true, at, at];
    }),
  );
  await client.query(`update session_seat seat set taken = counted.count from (
    select session_id, count(*) as count from enrollment where takes_seat group by session_id
  ) counted where counted.session_id = seat.session_id and seat.taken <> counted.count`);
  const savers = function* (): Generator<number> {
    for (let member = 0; member < members; member += 2) yield member;
  };
  await copyRows(
    client,
    'bookmark',
    ['member_id', 'content_type', 'content_id', 'created_at'],
    map(savers(), (member) => [
      memberId(member),
      'COURSE',
      courseId((member * 17) % courses),
      iso(ground.now - (member % 90) * day),
    ]),
  );
}
