import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import type { OnSaveCourse } from '#parts/CourseCard.tsx';
import { ListError } from '#parts/ListError.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { TimeZoneNote } from '#parts/TimeZoneNote.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { MyPicks } from './MyPicks.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { planQuery } from './planQuery.ts';

export interface PlanPageProps {
  onSave: OnSaveCourse;
  /** Above the page. */
  banner: ReactNode;
  /** The rest of the catalogue. */
  children: ReactNode;
}

/** The catalogue of members with learning plans: the plan, their picks, then all other courses (CAT-10, CAT-16). */
export const PlanPage = ({ onSave, banner, children }: PlanPageProps) => {
  const zone = useTimeZone(useViewer().timeZone);
  // the loader has asked: a failure is shown, and asked again by the button only
  const { data, error, isFetching, refetch } = useQuery({ ...planQuery(), retryOnMount: false });
  const own = data?.page ?? null;
  return (
    <>
      {banner}
      <Wrap>
        <PageHead title="Learning Plan">
          <TimeZoneNote zone={zone} />
        </PageHead>
        {own === null ? (
          <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <>
            {own.plan === null ? (
              <EmptyState
                title="You have not started a learning plan yet. Take the quiz to get personalized recommendations."
                action={<ButtonLink href="/plan/intro">Take the quiz</ButtonLink>}
              />
            ) : (
              <PlanPanel plan={own.plan} onSave={onSave} />
            )}
            <MyPicks courses={own.pickedCourses} onSave={onSave} />
          </>
        )}
        {children}
      </Wrap>
    </>
  );
};
