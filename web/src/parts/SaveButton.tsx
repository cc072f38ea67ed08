import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import styles from './SaveButton.module.css';

export interface SaveButtonProps {
  title: string;
  saved: boolean;
  onToggle: () => void;
  /** Positions the button on the picture. */
  className: string | undefined;
}

/** Saves a course, as a button on its picture (CRD-05). */
export const SaveButton = ({ title, saved, onToggle, className }: SaveButtonProps) => (
  <button
    type="button"
    className={cx(styles.save, look.noPrint, className)}
    aria-pressed={saved}
    aria-label={`Save ${title}`}
    title={saved ? 'Saved' : 'Save'}
    onClick={onToggle}
  >
    {saved ? <IconBookmarkFilled aria-hidden="true" /> : <IconBookmark aria-hidden="true" />}
  </button>
);
