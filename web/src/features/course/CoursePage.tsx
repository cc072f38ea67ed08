import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { toOwnMeetings } from '#parts/facts/ownMeetings.ts';
import { Later } from '#ui/Later.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { ChooseFormat } from './ChooseFormat.tsx';
import { CourseDetails } from './CourseDetails.tsx';
import { courseFormats, firstChoice } from './courseFacts.ts';
import { CourseFaculty } from './CourseFaculty.tsx';
import { CourseHero } from './CourseHero.tsx';
import type { CourseSlots } from './coursePage.types.ts';
import type { CourseData } from './courseQuery.ts';
import { HeroAction } from './HeroAction.tsx';
import { JoinBand } from './JoinBand.tsx';

export interface CoursePageProps extends CourseSlots {
  page: CourseData;
  /** Fetches the page again: the trailer's signed address has expired. */
  onTrailerRetry: () => void;
}

/** The page of a course (learning.md §2 Course landing page, CRS-01). */
export const CoursePage = ({ page: { detail, ownMeetings }, enroll, onSave, onTrailerRetry }: CoursePageProps) => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const formats = courseFormats(detail, toOwnMeetings(ownMeetings), now);
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
          <CourseDetails detail={detail} />
          {card.hideTimeAndFacultyLabels ? null : <CourseFaculty faculty={card.faculty} staff={viewer.staff} />}
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
