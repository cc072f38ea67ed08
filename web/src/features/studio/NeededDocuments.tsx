import type { StudioPreviewQuery } from '#lib/gql/graphql.ts';
import { Checkbox } from '#ui/Choice.tsx';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { findKind, studioPath } from './kinds.ts';
import styles from './PublishPage.module.css';

/** A draft that must be published before another one. */
export type Needed = NonNullable<StudioPreviewQuery['rehearseDocumentPublishing']>['needed'][number];

/** What a call names of such a draft. */
export const keyOf = ({ kind, documentId, version }: Needed) => ({ kind, documentId, version });

export interface NeededDocumentsProps {
  needed: readonly Needed[];
  /** Whether they are published with the document. */
  areTaken: boolean;
  onTake: (taken: readonly Needed[]) => void;
}

/** The drafts that a document names: each with what it still misses, and all of them published with it at will. */
export const NeededDocuments = ({ needed, areTaken, onTake }: NeededDocumentsProps) =>
  needed.length === 0 ? null : (
    <Section title="What it needs" count={needed.length}>
      <ul className={styles.lines}>
        {needed.map(({ kind, documentId, title, faults }) => (
          <li key={`${kind}/${documentId}`}>
            <Link href={studioPath(kind, documentId)}>{title === '' ? documentId : title}</Link>
            {`, ${findKind(kind)?.one ?? kind}`}
            {faults.length === 0 ? null : (
              <ul className={styles.lines}>
                {faults.map(({ path, message }) => (
                  <li key={path + message}>{message}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Checkbox
        label={needed.length === 1 ? 'Publish what it needs with it' : `Publish the ${String(needed.length)} with it`}
        checked={areTaken}
        onChange={(event) => {
          onTake(event.target.checked ? needed : []);
        }}
      />
    </Section>
  );
