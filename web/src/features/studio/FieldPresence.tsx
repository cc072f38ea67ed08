import { use } from 'react';
import { presenceWords, PresenceContext } from './presence.ts';
import styles from './Presence.module.css';

/** The frame and the name on a field in which somebody else is; nothing on any other. */
export const FieldPresence = ({ path }: { path: string }) => {
  const people = use(PresenceContext).get(path);
  return people === undefined ? null : (
    <>
      <span className={styles.frame} aria-hidden="true" />
      <span className={styles.flag}>{presenceWords(people)}</span>
    </>
  );
};
