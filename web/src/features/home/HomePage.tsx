import { homeBody } from '@atrium/domain/access/derived.ts';
import { showsTrialUpsell, trialDaysLeft } from '@atrium/domain/member/trialDaysLeft.ts';
import { meteringState } from '@atrium/domain/video/metering.ts';
import type { ReactNode } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import type { OnSaveCourse } from '#parts/CourseCard.tsx';
import { toOwnMeetings } from '#parts/facts/ownMeetings.ts';
import { NothingYet } from '#parts/NothingYet.tsx';
import { Later } from '#ui/Later.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { ContinueWatching } from './ContinueWatching.tsx';
import { Hello, type HelloProps } from './Hello.tsx';
import { HomeBanners } from './HomeBanners.tsx';
import type { HomeData } from './homeQuery.ts';
import { MeetMembers } from './MeetMembers.tsx';
import { NoSessions } from './NoSessions.tsx';
import { Programs } from './Programs.tsx';
import { SessionSection } from './SessionSection.tsx';
import { UpcomingCourses } from './UpcomingCourses.tsx';
import { UpcomingEvents, type UpcomingEventsProps } from './UpcomingEvents.tsx';

export interface HomePageProps extends Pick<UpcomingEventsProps, 'rsvp'> {
  viewer: SignedIn;
  page: HomeData;
  onSave: OnSaveCourse;
  /** Shown when a trial is about to end. */
  trialUpsell: (daysLeft: number) => ReactNode;
  /** Shown when a payment has failed; `opensUntil`: epoch milliseconds, null when the membership is closed already. */
  failedPayment: (opensUntil: number | null) => ReactNode;
  /** Above the page: next steps. */
  banners?: ReactNode;
}

/** The first page after sign-in, in one of three bodies (HOM-01, HOM-02). */
export const HomePage = ({ viewer, page, onSave, trialUpsell, failedPayment, rsvp, banners }: HomePageProps) => {
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  const {
    continueWatching,
    upcomingCourses,
    freeSessions,
    entitledSessions,
    trialEndsAt,
    failedPayment: failed,
  } = page;
  // by the clock: the page may stay open for days
  const daysLeft = trialDaysLeft(trialEndsAt === null ? null : Number(trialEndsAt), now);
  const body = homeBody(viewer);
  const config = viewer.customizations.homePageConfig;
  const showsCourses = body !== 'transactional' && config?.hideUpcomingCourses !== true && upcomingCourses.length > 0;
  const members = page.members.filter(({ userId }) => userId !== viewer.memberId);
  const meetings = toOwnMeetings(page.ownMeetings);
  const sessions = [...upcomingCourses.flatMap((course) => course.sessions), ...entitledSessions];
  return (
    <>
      {failed === null ? null : failedPayment(failed.opensUntil === null ? null : Number(failed.opensUntil))}
      {banners}
      {daysLeft !== null && showsTrialUpsell(daysLeft) ? trialUpsell(daysLeft) : null}
      <Hello
        viewer={viewer}
        body={body}
        meetings={meetings}
        sessions={sessions}
        planTitle={page.planTitle}
        isEmpty={page.isEmpty}
        used={usedAllowance(page)}
        begun={continueWatching[0] ?? null}
        now={now}
        zone={zone}
      />
      <Wrap>
        {page.programs.length > 0 ? <Programs viewer={viewer} programs={page.programs} /> : null}
        {continueWatching.length > 0 ? <ContinueWatching viewer={viewer} videos={continueWatching} /> : null}
        <HomeBanners banners={viewer.customizations.banners ?? []} below={continueWatching.length > 0} />
        {body === 'transactional' ? (
          <SessionSection
            title="Your sessions"
            viewer={viewer}
            sessions={entitledSessions}
            now={now}
            zone={zone}
            empty={<NoSessions viewer={viewer} isEmpty={page.isEmpty} />}
          />
        ) : null}
        {body !== 'transactional' && page.isEmpty ? <NothingYet of="courses" /> : null}
        {body === 'limited' && freeSessions.length > 0 ? (
          <SessionSection title="Free sessions" viewer={viewer} sessions={freeSessions} now={now} zone={zone} />
        ) : null}
        {showsCourses ? (
          <UpcomingCourses
            courses={upcomingCourses}
            now={now}
            zone={zone}
            meetings={meetings}
            onSave={onSave}
            interests={{ ...page.interests, planCourseIds: page.planCourseIds }}
          />
        ) : null}
        {page.events.length > 0 ? (
          <Later space="screen">
            <UpcomingEvents events={page.events} now={now} zone={zone} rsvp={rsvp} />
          </Later>
        ) : null}
        {members.length > 0 ? (
          <Later space="screen">
            <MeetMembers viewer={viewer} members={members} />
          </Later>
        ) : null}
      </Wrap>
    </>
  );
};

/** The allowance once it is used up, and the courses that need none. */
function usedAllowance({ allowance, freeSessions }: HomeData): HelloProps['used'] {
  if (allowance === null || !meteringState(allowance).exceeded) return null;
  return {
    resetsAt: Number(allowance.resetsAt),
    freeCourses: new Set(freeSessions.map(({ courseId }) => courseId)).size,
  };
}
