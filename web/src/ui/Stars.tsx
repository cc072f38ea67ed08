import { IconStar, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Stars.module.css';

/** A rating out of five: stars rounded to halves, the exact number beside them. */
export const Stars = ({ rating }: { rating: number }) => {
  const halves = Math.round(rating * 2) / 2;
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((k) => {
          const Star = halves >= k ? IconStarFilled : halves >= k - 0.5 ? IconStarHalfFilled : IconStar;
          return <Star key={k} />;
        })}
      </span>
      <span>
        <VisuallyHidden>Rated </VisuallyHidden>
        {rating.toFixed(1)}
        <VisuallyHidden> out of 5</VisuallyHidden>
      </span>
    </span>
  );
};
