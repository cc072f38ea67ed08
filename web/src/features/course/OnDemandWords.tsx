import { isUnreleased } from '@atrium/domain/session/entitled.ts';
import { isEnrolled } from '@atrium/domain/session/flags.ts';
import { onDemandLengthLabel } from '@atrium/domain/session/length.ts';
import { useViewer } from '#lib/viewer.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { look } from '#ui/look.ts';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import type { CourseDetail } from './courseQuery.ts';

type OnDemandWordsProps = Pick<CourseDetail, 'lessonCount' | 'lessonSeconds'> & { readonly session: MemberSession };

/** Describes the on-demand format: all its lessons, also those that the outline leaves out (CRS-07). */
export const OnDemandWords = ({ lessonCount, lessonSeconds, session }: OnDemandWordsProps) => {
  const viewer = useViewer();
  const length = onDemandLengthLabel(Math.round(lessonSeconds / 60));
  const lessons =
    lessonCount === 0 ? 'All lessons' : lessonCount === 1 ? 'One lesson' : `All ${String(lessonCount)} lessons`;
  return (
    <>
      <p className={look.muted}>{`${lessons} at your own pace${length === null ? '' : ` (${length})`}.`}</p>
      <Ticks>
        {isEnrolled(session) || isUnreleased(viewer, session) ? null : <Tick>Start today</Tick>}
        <Tick>Captions and searchable transcript</Tick>
      </Ticks>
    </>
  );
};
