import { RichText } from '#parts/RichText.tsx';
import { look } from '#ui/look.ts';
import type { ItemData } from './sessionQuery.ts';
import { dateOf, weekdays } from './weekdays.ts';
import styles from './CalendarWeek.module.css';

/** A week from Monday to Friday, one column for each day (SSN-01); a list on narrow screens. */
export const CalendarWeek = ({ item }: { item: ItemData }) => {
  if (item.calendarStartDate === null) return null;
  return (
    <ol className={styles.week}>
      {weekdays(dateOf(Number(item.calendarStartDate), 'UTC')).map((day, at) => (
        <li key={day.date}>
          <p className={styles.day}>
            <span>{day.name}</span> <b>{day.label}</b>
          </p>
          <div className={look.small}>
            <RichText html={item.dayTexts[at] ?? null} />
          </div>
        </li>
      ))}
    </ol>
  );
};
