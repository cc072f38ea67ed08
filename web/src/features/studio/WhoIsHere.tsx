import { initialsOf } from './initialsOf.ts';
import { presenceWords, type Present } from './presence.ts';
import styles from './Presence.module.css';

/** Who else has the document open, in the header; nothing while nobody has. */
export const WhoIsHere = ({ others }: { others: readonly Present[] }) =>
  others.length === 0 ? null : (
    <span className={styles.here} title={presenceWords(others)}>
      <span className={styles.faces} aria-hidden="true">
        {others.slice(0, 3).map(({ memberId, name }) => (
          <span key={memberId} className={styles.face}>
            {initialsOf(name)}
          </span>
        ))}
      </span>
      <span className={styles.words}>{presenceWords(others)}</span>
    </span>
  );
