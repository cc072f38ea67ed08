import styles from './CalendarWeek.module.css';
import type { ItemData } from './sessionContentQuery.ts';
import { weekdays } from './weekdays.ts';

/** A week from Monday to Friday, one column a day (SSN-01); a list where it is narrow. */
export const CalendarWeek = ({ item }: { item: ItemData }) => {
  if (item.calendarStartDate === null) return null;
  return (
    <ol className={styles.week}>
      {weekdays(item.calendarStartDate).map((day, at) => (
        <li key={day.date}>
          <p className={styles.day}>
            <span>{day.name}</span> <b>{day.label}</b>
          </p>
          <p className="small">{item.dayTexts[at] ?? ''}</p>
        </li>
      ))}
    </ol>
  );
};
