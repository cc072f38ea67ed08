import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { useState } from 'react';
import { ButtonLink } from '#ui/Button.tsx';
import { Chart } from '#ui/Chart.tsx';
import { HelpTip } from '#ui/HelpTip.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import type { RowsOf } from './dashboardFilters.ts';
import type { DashboardFigures } from './dashboardQuery.ts';
import { periodsOf, unitOf, type Period } from './periods.ts';
import { emptyWords, hours, nounOf } from './words.ts';

const measures = [
  { value: 'hours', label: 'Hours watched' },
  { value: 'people', label: 'People engaged' },
];

interface ActivityProps {
  figures: DashboardFigures;
  /** The address of the rows of a table in the range. */
  rowsAt: (rows: RowsOf) => string;
  /** Where free seats are given to people; null when there are none. */
  seatsHref: string | null;
}

/** Engagement over time: what was watched, or how many people were engaged. */
export const Activity = ({ figures, rowsAt, seatsHref }: ActivityProps) => {
  const [measure, setMeasure] = useState('hours');
  const isPeople = measure === 'people';
  return (
    <section className={look.section} aria-labelledby="activity-head">
      <SectionHead
        id="activity-head"
        title="Activity"
        action={
          <Row className={look.noPrint}>
            <SlimSelect
              label="What the chart shows"
              value={measure}
              options={measures}
              onChange={(event) => {
                setMeasure(event.target.value);
              }}
            />
            <HelpTip label={isPeople ? 'What is People engaged?' : 'What is Hours watched?'}>
              {isPeople ? figureDefinitions.engagedPeople : figureDefinitions.hoursWatched}
            </HelpTip>
          </Row>
        }
      />
      {figures.periods.some(({ usersEngaged, hoursWatched }) => usersEngaged > 0 || hoursWatched > 0) ? (
        <ActivityChart
          unit={unitOf(figures.periods)}
          {...(isPeople ? peopleOf(figures) : hoursOf(figures))}
          rowsOf={(scope) => rowsAt({ scope, sorting: { column: isPeople ? 'engaged' : 'hours', descending: true } })}
        />
      ) : (
        <Stack>
          <p className={look.muted}>{emptyWords}</p>
          {seatsHref === null ? null : (
            <Row className={look.noPrint}>
              <ButtonLink variant="line" size="s" href={seatsHref}>
                Add people
              </ButtonLink>
            </Row>
          )}
        </Stack>
      )}
    </section>
  );
};

interface Shown {
  readonly measure: string;
  /** The measure of a single one. */
  readonly one: string;
  readonly periods: readonly Period[];
}

interface ActivityChartProps extends Shown {
  unit: 'week' | 'month';
  rowsOf: (days: Period['days']) => string;
}

const ActivityChart = ({ measure, one, unit, periods, rowsOf }: ActivityChartProps) => (
  <Chart
    title={`${measure} by ${unit}`}
    axis={unit === 'week' ? 'Week' : 'Month'}
    points={periods.map((period) => ({
      ...period,
      ...(period.value > 0 && {
        href: rowsOf(period.days),
        where: `${nounOf(hours(period.value), one, measure)}, ${period.name}, view list`,
      }),
    }))}
  />
);

function peopleOf({ periods }: DashboardFigures): Shown {
  return {
    measure: 'People engaged',
    one: 'Person engaged',
    periods: periodsOf(periods, ({ usersEngaged }) => usersEngaged),
  };
}

function hoursOf({ periods: activity }: DashboardFigures): Shown {
  const periods = periodsOf(activity, ({ hoursWatched }) => hoursWatched);
  // bars of 0.1 and 0.2 hours say little
  if (periods.some(({ value }) => value >= 1)) {
    return { measure: 'Hours watched', one: 'Hour watched', periods };
  }
  return { measure: 'Minutes watched', one: 'Minute watched', periods: periods.map(inMinutes) };
}

function inMinutes(period: Period): Period {
  return { ...period, value: (period.value * hour) / minute };
}
