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

/** 'HL' */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('');
}
