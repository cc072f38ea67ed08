import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Checklist } from './Checklist.tsx';
import { doorOf } from './documentState.ts';
import { DoorMark } from './DoorMark.tsx';
import { studioPath, type StudioKind } from './kinds.ts';
import { Peek } from './Peek.tsx';
import { documentPeekQuery } from './peekQueries.ts';
import { publishingTime, shortMoment } from './studioDates.ts';
import type { ListRows } from './useListRows.ts';
import styles from './Peek.module.css';

export interface DocumentPeekProps {
  viewer: SignedIn;
  kind: StudioKind;
  id: string;
  title: string;
  rows: ListRows;
}

/** A document beside its list: its state, what is missing, what uses it, and its last versions (STU-04). */
export const DocumentPeek = ({ viewer, kind, id, title, rows }: DocumentPeekProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const href = studioPath(kind.kind, id);
  return (
    <Peek id={id} title={title} href={href} rows={rows} of={(asked) => documentPeekQuery(kind.kind, asked)}>
      {({ state, draft, faults, users, history, revisions }) => (
        <>
          <p>
            <DoorMark state={doorOf(state, draft)}>
              {draft?.publishAt ? publishingTime(draft.publishAt, zone) : null}
            </DoorMark>
          </p>
          {draft === null ? null : (
            <p className={look.muted}>
              Draft saved by {draft.savedByName}, {shortMoment(Number(draft.savedAt), now, zone)}
            </p>
          )}
          {draft?.failure ? <p className={styles.failed}>{draft.failure}</p> : null}
          {faults.length === 0 ? (
            <p className={look.muted}>Nothing is missing.</p>
          ) : (
            <Checklist faults={faults} fields={kind.fields} formHref={href} />
          )}
          <section aria-label="What uses it">
            <h3>What uses it</h3>
            {users.length + history.length === 0 ? (
              <p className={look.muted}>Nothing names it, and no member did anything with it.</p>
            ) : (
              <ul className={styles.lines}>
                {[...users, ...history].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </section>
          <section aria-label="Last versions">
            <h3>Last versions</h3>
            {revisions.length === 0 ? (
              <p className={look.muted}>No version was published here yet.</p>
            ) : (
              <ul className={styles.lines}>
                {revisions.map(({ number, note, actorName, at }) => (
                  <li key={number}>
                    Version {number}, {[actorName, shortMoment(Number(at), now, zone)].filter(Boolean).join(', ')}
                    {note === '' ? null : <span className={styles.note}>{note}</span>}
                  </li>
                ))}
              </ul>
            )}
            {revisions.length === 0 ? null : <Link href={studioPath(kind.kind, id, 'history')}>The whole history</Link>}
          </section>
        </>
      )}
    </Peek>
  );
};
