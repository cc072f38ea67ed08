import { Tile, Tiles } from '#ui/Tiles.tsx';
import type { DashboardFigures } from './dashboardQuery.ts';
import { count, timeWords } from './words.ts';

interface FigureTilesProps {
  stats: DashboardFigures['stats'];
  /** The address of the employee directory, sorted so that the people behind a figure come first. */
  rowsBy: (column: string, descending: boolean) => string;
}

/** The four key figures, each with its definition and the way to its rows (ORG-01, D58). */
export const FigureTiles = ({ stats, rowsBy }: FigureTilesProps) => (
  <Tiles>
    <Tile
      name="Users Engaged"
      value={count(stats.usersEngaged)}
      note={`${String(stats.usersEngagedPercent)}% of seat holders`}
      href={rowsBy('status', false)}
      help="People with a seat who watched at least 15 seconds of a video, attended a live meeting, completed a course, handed in a project, downloaded a resource or earned a certificate in this period. Signing in or enrolling alone does not count. The percentage is of everybody who held a seat at any time in the period."
    />
    <Tile
      name="Videos Watched"
      value={count(stats.lessonsStarted)}
      note={timeWords(stats.hoursWatched)}
      href={rowsBy('views', true)}
      help="Videos of which somebody watched at least 15 seconds in this period. Each video counts once for each person."
    />
    <Tile
      name="Courses Completed"
      value={count(stats.coursesCompleted)}
      note={`of ${count(stats.coursesConsumed)} started`}
      href={rowsBy('completed', true)}
      help="Courses that people completed in this period. A course counts as started once somebody watched, attended, handed in or completed something of it; each course counts once for each person."
    />
    <Tile
      name="Badges Earned"
      value={count(stats.badgesEarned)}
      note={`earned by ${String(stats.badgesEarnedPercent)}% of seat holders`}
      href={rowsBy('badges', true)}
      help="Course badges that were awarded in this period. The percentage is of everybody who held a seat at any time in the period."
    />
  </Tiles>
);
