import { ownOrHttps } from '@atrium/domain/access/ownOrHttps.ts';
import { textOf, type DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { isTimeZone } from '@atrium/domain/timeZone.ts';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { listReferencesAt } from './references.ts';
import { pathLabel, shownDifferences, type Difference } from './shownDifferences.ts';
import { nodeNames } from './treeNodes.ts';
import { useTitles } from './useTitles.ts';
import styles from './Differences.module.css';

export interface DifferencesProps {
  differences: readonly Difference[];
  fields: DocumentFields;
  /** In which instants are written, where the document has no zone of its own. */
  zone: string;
  /** What the document is and was: by them the nodes of a tree have names. */
  bodies?: readonly unknown[];
}

/** What is not as it was, field by field: what went, and what came (DOC-05). */
export const Differences = ({ differences, fields, zone, bodies = [] }: DifferencesProps) => {
  const values = differences.flatMap(({ path, before, after }) => [before, after].map((value) => ({ path, value })));
  const { titleOf } = useTitles(listReferencesAt(fields, values));
  const names = nodeNames(fields, bodies);
  const zoneOf = (body: unknown) => (isRecord(body) ? textOf(body['timeZone']) : '');
  const own = bodies.map(zoneOf).find(isTimeZone);
  return (
    <dl className={styles.list}>
      {shownDifferences(differences, fields, { zone: own ?? zone, titleOf, names }).map(
        ({ path, isPicture, before, after }) => (
          <div key={path} className={styles.line}>
            <dt>{pathLabel(fields, path, names)}</dt>
            <dd>
              <Side text={before} isPicture={isPicture} as="del" word="removed" />
            </dd>
            <dd>
              <Side text={after} isPicture={isPicture} as="ins" word="added" />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
};

interface SideProps {
  text: string;
  /** The text is the address of a picture. */
  isPicture: boolean;
  as: 'ins' | 'del';
  word: 'added' | 'removed';
}

const Side = ({ text, isPicture, as: Tag, word }: SideProps) => {
  if (text === '') return <span className={look.muted}>{word === 'removed' ? 'Was empty' : 'Is empty'}</span>;
  return (
    <Tag className={styles[Tag]}>
      <VisuallyHidden>{word}: </VisuallyHidden>
      {isPicture && ownOrHttps(text) !== null ? <img className={styles.picture} src={text} alt="" /> : null}
      {text}
    </Tag>
  );
};
