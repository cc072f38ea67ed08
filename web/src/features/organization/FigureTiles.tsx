import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { Tile, Tiles } from '#ui/Tiles.tsx';
import { Compared, ComparedDays, type ComparedProps } from './Compared.tsx';
import type { DashboardFigures } from './dashboardQuery.ts';
import { FigureLink } from './FigureLink.tsx';
import type { Comparison } from './usePeriodBefore.ts';
import { count, courseNoun, percentWords, timeWords } from './words.ts';

interface FigureTilesProps {
  stats: DashboardFigures['stats'];
  /** Null while they are compared with nothing. */
  comparison: Comparison | null;
  /** The address of the employee directory, sorted so that the people behind a figure come first. */
  rowsBy: (column: string) => string;
}

/** The four key figures, each with its definition and the way to its rows (ORG-01, D58). */
export const FigureTiles = ({ stats, comparison, rowsBy }: FigureTilesProps) => {
  const compared = (name: string, figure: ComparedProps['figure']) =>
    comparison === null ? null : <Compared comparison={comparison} name={name} figure={figure} now={stats[figure]} />;
  return (
    <>
      <Tiles>
        <Tile
          name="Users Engaged"
          one="User Engaged"
          value={count(stats.usersEngaged)}
          note={
            <>
              <FigureLink href={rowsBy('engaged')} name="in this period, see who they are">
                {percentWords(stats.usersEngagedPercent)} of everyone who had a seat
              </FigureLink>
              {compared('Users Engaged', 'usersEngaged')}
            </>
          }
          href={rowsBy('engaged')}
          help={figureDefinitions.usersEngaged}
        />
        <Tile
          name="Videos Watched"
          one="Video Watched"
          value={count(stats.lessonsStarted)}
          note={
            <>
              <FigureLink href={rowsBy('hours')} name="watched, view list">
                {timeWords(stats.hoursWatched)}
              </FigureLink>
              {compared('Videos Watched', 'lessonsStarted')}
            </>
          }
          href={rowsBy('views')}
          help={`${figureDefinitions.videosWatched} ${figureDefinitions.hoursWatched}`}
        />
        <Tile
          name="Courses Completed"
          one="Course Completed"
          value={count(stats.coursesCompleted)}
          note={
            <>
              <FigureLink href={rowsBy('started')} name={`${courseNoun(stats.coursesConsumed)}, view list`}>
                of {count(stats.coursesConsumed)} started
              </FigureLink>
              {compared('Courses Completed', 'coursesCompleted')}
            </>
          }
          href={rowsBy('completed')}
          help={figureDefinitions.coursesCompleted}
        />
        <Tile
          name="Badges Earned"
          one="Badge Earned"
          value={count(stats.badgesEarned)}
          note={
            <>
              <FigureLink href={rowsBy('badges')} name="in this period, see who they are">
                earned by {percentWords(stats.badgesEarnedPercent)} of everyone who had a seat
              </FigureLink>
              {compared('Badges Earned', 'badgesEarned')}
            </>
          }
          href={rowsBy('badges')}
          help={figureDefinitions.badgesEarned}
        />
      </Tiles>
      {comparison === null ? null : <ComparedDays comparison={comparison} />}
    </>
  );
};
