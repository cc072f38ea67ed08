import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { useNow } from '#lib/useNow.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { toOwnMeetings, type OwnMeeting } from '#parts/facts/ownMeetings.ts';
import { Wrap } from '#ui/Layout.tsx';
import { ChooseFormat } from './ChooseFormat.tsx';
import { courseFormats, firstChoice } from './courseFacts.ts';
import { CourseFaculty } from './CourseFaculty.tsx';
import { CourseHero } from './CourseHero.tsx';
import { CourseMatter } from './CourseMatter.tsx';
import { courseOptions, type CourseDetail } from './courseQuery.ts';
import type { CoursePageProps } from './coursePage.types.ts';
import { HeroAction } from './HeroAction.tsx';
import { JoinBand } from './JoinBand.tsx';
import { Later } from '#ui/Later.tsx';

/** The page of a course (learning.md §2 Course landing page, CRS-01). */
export const CoursePage = ({ courseId, enroll, onSave, missing }: CoursePageProps) => {
  const { data, error, refetch } = useQuery(courseOptions(courseId));
  const detail = data?.getCourse;
  if (!detail || detail.sessions.length === 0) return missing(error);
  return (
    <Course
      key={courseId}
      detail={detail}
      own={toOwnMeetings(data.listUserMeetings)}
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
  own: readonly OwnMeeting[];
  onTrailerRetry: () => void;
}

const Course = ({ detail, own, enroll, onSave, onTrailerRetry }: CourseProps) => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const formats = courseFormats(detail, own, now);
  const chosen =
    formats.live.find(({ session }) => session.sessionId === chosenId) ?? firstChoice(formats.live, now) ?? null;
  const joined = chosen?.session ?? formats.onDemand;
  const { card } = detail;
  return (
    <>
      <CourseHero detail={detail} course={formats.course} onSave={onSave} onTrailerRetry={onTrailerRetry}>
        <HeroAction formats={formats} chosen={chosen} courseTitle={card.title} enroll={enroll} />
      </CourseHero>
      <Wrap>
        <ChooseFormat
          detail={detail}
          formats={formats}
          chosen={chosen}
          onChoose={setChosenId}
          view={{ now, zone }}
          enroll={enroll}
        />
        <Later space="screen">
          <CourseMatter detail={detail} />
          {card.hideTimeAndFacultyLabels ? null : <CourseFaculty faculty={card.faculty} />}
        </Later>
      </Wrap>
      {joined ? (
        <JoinBand
          session={joined}
          title={card.title}
          now={now}
          zone={zone}
          action={callToAction(viewer, joined, now)}
          button={enroll({
            session: joined,
            courseTitle: card.title,
            clash: chosen?.clash ?? null,
            variant: 'sun',
            joinLabel: 'Join this course',
            brief: true,
          })}
        />
      ) : null}
    </>
  );
};
