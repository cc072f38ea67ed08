import { useId, useState } from 'react';
import { niceMax } from './axis.ts';
import { cx } from './cx.ts';
import { Disclosure } from './Disclosure.tsx';
import { Link } from './Link.tsx';
import { look } from './look.ts';
import { NumberCell, NumberHead, Table } from './Table.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Chart.module.css';

export interface ChartPoint {
  /** 'Nov 2' */
  label: string;
  /** Where there is room, and unique: 'November 2026'. */
  name?: string | undefined;
  value: number;
  /** The highlighted value, or one that is not complete yet: its bar has the sun. */
  current?: boolean | undefined;
  /** Where the rows behind the value are, and what that is: 'Hours watched, November 2026, view list'. */
  href?: string | undefined;
  where?: string | undefined;
}

export interface ChartProps {
  /** 'Minutes watched a week' */
  title: string;
  /** The head of the column of labels: 'Week of'. */
  axis: string;
  points: readonly ChartPoint[];
  kind?: 'bars' | 'line' | undefined;
  format?: ((value: number) => string) | undefined;
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
/** Half of the smallest axis has two decimals. */
const axisNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/**
 * Values over time or by category, starting at 0. The table below has the same numbers; it is collapsed on screen and
 * printed.
 */
export const Chart = ({ title, axis, points, kind = 'bars', format: ownFormat }: ChartProps) => {
  const format = ownFormat ?? ((value: number) => plain.format(value));
  const formatAxis = ownFormat ?? ((value: number) => axisNumber.format(value));
  const id = useId();
  const [open, setOpen] = useState(false);
  const max = niceMax(Math.max(0, ...points.map(({ value }) => value)));
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <div className={cx(styles.scale, look.num)}>
          {[1, 0.5, 0].map((part) => (
            <span key={part}>{formatAxis(max * part)}</span>
          ))}
        </div>
        <div className={styles.area}>
          {kind === 'line' ? <Line points={points} max={max} /> : null}
          {points.map(({ label, name = label, value, current }) => (
            <div key={name} className={styles.slot} title={`${name}: ${format(value)}`}>
              {kind === 'bars' ? (
                <div
                  className={cx(styles.bar, current && styles.current)}
                  style={{ height: `${String((100 * value) / max)}%` }}
                />
              ) : null}
            </div>
          ))}
        </div>
        <div className={styles.labels}>
          {points.map(({ label, name = label }) => (
            <span key={name}>{label}</span>
          ))}
        </div>
      </div>
      <div className={styles.table}>
        <Disclosure title="View as table" opened={open} onToggle={setOpen}>
          <Table
            compact
            caption={title}
            head={
              <>
                <th scope="col">{axis}</th>
                <NumberHead>{title}</NumberHead>
              </>
            }
          >
            {points.map(({ label, name = label, value, href, where }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <NumberCell>
                  {href === undefined ? (
                    format(value)
                  ) : (
                    <Link className={styles.rows} href={href}>
                      {format(value)}
                      <VisuallyHidden> {where}</VisuallyHidden>
                    </Link>
                  )}
                </NumberCell>
              </tr>
            ))}
          </Table>
        </Disclosure>
      </div>
    </figure>
  );
};

/** A line through the centers of the slots; its box is 100 by 100, stretched over the area. */
const Line = ({ points, max }: { points: readonly ChartPoint[]; max: number }) => {
  const at = points.map(
    ({ value }, index) => `${String(((index + 0.5) * 100) / points.length)},${String(100 - (100 * value) / max)}`,
  );
  return (
    <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none">
      <polyline points={at.join(' ')} />
    </svg>
  );
};
