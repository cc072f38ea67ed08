import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FigureLink } from './FigureLink.tsx';
import { count } from './words.ts';
import styles from './SeatShares.module.css';

interface SeatSharesProps {
  signedIn: number;
  invited: number;
  free: number;
  /** The address of the seats of a state. */
  seatsOf: (state: 'ACTIVATED' | 'ASSIGNED') => string;
}

/** The seats of the company as one bar in three parts; the table below it is the legend. */
export const SeatShares = ({ signedIn, invited, free, seatsOf }: SeatSharesProps) => {
  const shares = [
    { label: 'Signed in', value: signedIn, look: styles.signedIn, state: 'ACTIVATED' },
    { label: 'Invited', value: invited, look: styles.invited, state: 'ASSIGNED' },
    // nobody is behind a free seat
    { label: 'Free', value: free, look: styles.free, state: null },
  ] as const;
  return (
    <div className={styles.shares}>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(({ label, value, look: part }) =>
          value === 0 ? null : <span key={label} className={part} style={{ flexGrow: value }} />,
        )}
      </div>
      <table className={styles.legend}>
        <caption>
          <VisuallyHidden>Company seats</VisuallyHidden>
        </caption>
        <tbody>
          {shares.map(({ label, value, look: part, state }) => (
            <tr key={label}>
              <th scope="row">
                <span className={cx(styles.mark, part)} aria-hidden="true" />
                {label}
              </th>
              <td className={look.num}>
                {state === null || value === 0 ? (
                  count(value)
                ) : (
                  <FigureLink href={seatsOf(state)} name={`${label.toLowerCase()}, see who they are`}>
                    {count(value)}
                  </FigureLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
