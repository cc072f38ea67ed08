import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { useNow } from '../../lib/useNow.ts';
import { useTimeZone } from '../../lib/timeZone.ts';
import { useViewer } from '../../lib/viewer.ts';
import { ChooseFormat } from './ChooseFormat.tsx';
import { courseFormats, firstChoice } from './courseFacts.ts';
import { CourseFaculty } from './CourseFaculty.tsx';
import { CourseHero } from './CourseHero.tsx';
import { CourseMatter } from './CourseMatter.tsx';
import { courseOptions, type CourseDetail, type OwnSession } from './courseQuery.ts';
import type { CoursePageProps } from './coursePage.types.ts';
import { JoinBand } from './JoinBand.tsx';

/** The page of a course (learning.md §2 Course landing page, CRS-01). */
export const CoursePage = ({ courseId, enroll, onSave, missing }: CoursePageProps) => {
  const { data, error, refetch } = useQuery(courseOptions(courseId));
  const detail = data?.getCourse;
  if (!detail || detail.sessions.length === 0) return missing(error);
  return (
    <Course
      key={courseId}
      detail={detail}
      others={data.listUserSessions ?? []}
      enroll={enroll}
      onSave={onSave}
      onTrailerRetry={() => {
        void refetch();
      }}
    />
  );
};

interface CourseProps extends Pick<CoursePageProps, 'enroll' | 'onSave'> {
  detail: CourseDetail;
  others: readonly OwnSession[];
  onTrailerRetry: () => void;
}

const Course = ({ detail, others, enroll, onSave, onTrailerRetry }: CourseProps) => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const formats = courseFormats(detail, others, now);
  const chosen =
    formats.live.find(({ session }) => session.sessionId === chosenId) ?? firstChoice(formats.live, now) ?? null;
  const joined = chosen?.session ?? formats.onDemand;
  const { card } = detail;
  return (
    <>
      <CourseHero detail={detail} course={formats.course} onSave={onSave} onTrailerRetry={onTrailerRetry} />
      <div className="wrap">
        <ChooseFormat
          detail={detail}
          formats={formats}
          chosen={chosen}
          onChoose={setChosenId}
          view={{ now, zone }}
          enroll={enroll}
        />
        <CourseMatter detail={detail} />
        {card.hideTimeAndFacultyLabels ? null : <CourseFaculty faculty={card.faculty} />}
      </div>
      {joined ? (
        <JoinBand
          session={joined}
          title={card.title}
          zone={zone}
          action={callToAction(viewer, joined, now)}
          button={enroll({ session: joined, courseTitle: card.title, variant: 'sun', joinLabel: 'Join this course' })}
        />
      ) : null}
    </>
  );
};
