import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { Tile, Tiles } from '#ui/Tiles.tsx';
import type { DashboardFigures } from './dashboardQuery.ts';
import { FigureLink } from './FigureLink.tsx';
import { count, percentWords, timeWords } from './words.ts';

interface FigureTilesProps {
  stats: DashboardFigures['stats'];
  /** The address of the employee directory, sorted so that the people behind a figure come first. */
  rowsBy: (column: string) => string;
}

/** The four key figures, each with its definition and the way to its rows (ORG-01, D58). */
export const FigureTiles = ({ stats, rowsBy }: FigureTilesProps) => (
  <Tiles>
    <Tile
      name="Users Engaged"
      value={count(stats.usersEngaged)}
      note={
        <FigureLink href={rowsBy('engaged')} name="in this period, see who they are">
          {percentWords(stats.usersEngagedPercent)} of all who held a seat
        </FigureLink>
      }
      href={rowsBy('engaged')}
      help={figureDefinitions.usersEngaged}
    />
    <Tile
      name="Videos Watched"
      value={count(stats.lessonsStarted)}
      note={
        <FigureLink href={rowsBy('hours')} name="watched, see the people by hours">
          {timeWords(stats.hoursWatched)}
        </FigureLink>
      }
      href={rowsBy('views')}
      help={`${figureDefinitions.videosWatched} ${figureDefinitions.hoursWatched}`}
    />
    <Tile
      name="Courses Completed"
      value={count(stats.coursesCompleted)}
      note={
        <FigureLink href={rowsBy('started')} name="courses, see the people by started courses">
          of {count(stats.coursesConsumed)} started
        </FigureLink>
      }
      href={rowsBy('completed')}
      help={figureDefinitions.coursesCompleted}
    />
    <Tile
      name="Badges Earned"
      value={count(stats.badgesEarned)}
      note={
        <FigureLink href={rowsBy('badges')} name="in this period, see who they are">
          earned by {percentWords(stats.badgesEarnedPercent)} of all who held a seat
        </FigureLink>
      }
      href={rowsBy('badges')}
      help={figureDefinitions.badgesEarned}
    />
  </Tiles>
);
