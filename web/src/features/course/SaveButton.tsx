import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import styles from './Course.module.css';

export interface SaveButtonProps {
  title: string;
  saved: boolean;
  onToggle: () => void;
}

/** The save button of the course's picture, as on its card. */
export const SaveButton = ({ title, saved, onToggle }: SaveButtonProps) => (
  <button
    type="button"
    className={styles.save}
    aria-pressed={saved}
    aria-label={`Save ${title}`}
    title={saved ? 'Remove from saved' : 'Save'}
    onClick={onToggle}
  >
    {saved ? <IconBookmarkFilled aria-hidden="true" /> : <IconBookmark aria-hidden="true" />}
  </button>
);
