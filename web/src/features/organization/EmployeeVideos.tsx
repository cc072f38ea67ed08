import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { formatPlainDay } from '#lib/dates.ts';
import { ColumnMeanings } from '#ui/ColumnMeanings.tsx';
import { look } from '#ui/look.ts';
import { NumberCell, NumberHead, Table } from '#ui/Table.tsx';
import { timeWords } from './words.ts';

interface Video {
  readonly videoId: string;
  readonly title: string;
  readonly hoursWatched: number;
  readonly isWatched: boolean;
  readonly watchedOn: string;
}

interface EmployeeVideosProps {
  course: string;
  videos: readonly Video[];
}

/** The videos behind the figures of a person's course. */
export const EmployeeVideos = ({ course, videos }: EmployeeVideosProps) =>
  videos.length === 0 ? (
    <p className={look.muted}>No video of this course was played in this period.</p>
  ) : (
    <>
      <ColumnMeanings
        caption={`Videos of ${course}`}
        columns={[{ title: 'Time', help: figureDefinitions.hoursWatched }]}
      />
      <Table
        compact
        caption={`Videos of ${course}`}
        head={
          <>
            <th scope="col">Video</th>
            <th scope="col">Counts as watched</th>
            <th scope="col">Last watched on</th>
            <NumberHead>Time</NumberHead>
          </>
        }
      >
        {videos.map(({ videoId, title, hoursWatched, isWatched, watchedOn }) => (
          <tr key={videoId}>
            <th scope="row">{title}</th>
            <td data-title="Counts as watched">{isWatched ? 'Yes' : 'No, less than 15 seconds'}</td>
            <td data-title="Last watched on">{formatPlainDay(watchedOn)}</td>
            <NumberCell title="Time">{shortTime(hoursWatched)}</NumberCell>
          </tr>
        ))}
      </Table>
    </>
  );

/** '14 seconds', '18 minutes', '1.5 hours' */
function shortTime(hoursWatched: number): string {
  const seconds = Math.round(hoursWatched * 3600);
  return seconds < 60 ? `${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}` : timeWords(hoursWatched);
}
