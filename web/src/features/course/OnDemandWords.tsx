import { isEnrolled } from '@atrium/domain/session/flags.ts';
import { onDemandLengthLabel } from '@atrium/domain/session/length.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { look } from '#ui/look.ts';
import { outlineSize } from './courseFacts.ts';
import type { CourseDetail } from './courseQuery.ts';

/** Describes the on-demand format. */
export const OnDemandWords = ({ outline, session }: Pick<CourseDetail, 'outline'> & { session: MemberSession }) => {
  const { videos, minutes } = outlineSize(outline);
  const length = onDemandLengthLabel(minutes);
  const lessons = videos === 0 ? 'All lessons' : videos === 1 ? 'One lesson' : `All ${String(videos)} lessons`;
  return (
    <>
      <p className={look.muted}>{`${lessons} at your own pace${length === null ? '' : ` (${length})`}.`}</p>
      <Ticks>
        {isEnrolled(session) ? null : <Tick>Start today</Tick>}
        <Tick>Captions and searchable transcript</Tick>
      </Ticks>
    </>
  );
};
