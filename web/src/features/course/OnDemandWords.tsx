import { Tick, Ticks } from '../../ui/Ticks.tsx';
import { outlineSize } from './courseFacts.ts';
import type { CourseDetail } from './courseQuery.ts';
import { hoursInWords } from './lengthWords.ts';

/** What the course is in one's own time. */
export const OnDemandWords = ({ outline }: Pick<CourseDetail, 'outline'>) => {
  const { videos, minutes } = outlineSize(outline);
  return (
    <>
      <h3>On demand</h3>
      <p className="muted">
        The same lessons in your own time.
        {videos > 0 ? ` ${String(videos)} ${videos === 1 ? 'video' : 'videos'}` : null}
        {videos > 0 && minutes > 0 ? `, ${hoursInWords(minutes)}` : null}
        {videos > 0 ? '.' : null}
      </p>
      <Ticks>
        <Tick>Start today</Tick>
        <Tick>Captions and searchable transcript</Tick>
        <Tick>Counts toward your certificate</Tick>
      </Ticks>
    </>
  );
};
