import { counted } from '@atrium/domain/counted.ts';
import { listDifferences } from '@atrium/domain/document/differences.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { formatDay, formatHour } from '#lib/dates.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { AuditEntry } from './auditQuery.ts';
import { findKind, studioPath } from './kinds.ts';
import { labelOf } from './labelOf.ts';
import { personPath } from './peopleFilters.ts';
import styles from './AuditTable.module.css';
import list from './ListPage.module.css';

/** A row for each entry: when, who, what and why; what has changed is under the act. */
export const AuditTable = ({ entries, zone }: { entries: readonly AuditEntry[]; zone: string }) => (
  <table className={cx(list.table, styles.audit)}>
    <caption>
      <VisuallyHidden>Audit log</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">What was done</th>
        <th scope="col">About</th>
        <th scope="col">By</th>
        <th scope="col">When</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.entryId}>
          <th scope="row">
            {labelOf(entry.action)}
            {entry.reason === null ? null : <small className={look.muted}>“{entry.reason}”</small>}
            <Changes entry={entry} />
          </th>
          <td>
            <Subject entry={entry} />
          </td>
          <td>{actorWords(entry)}</td>
          <td className={styles.time}>
            {formatDay(Number(entry.at), zone)}
            <small className={look.muted}>{formatHour(Number(entry.at), zone)}</small>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What it is about, with the way to its page where it has one. */
const Subject = ({ entry: { subject, subjectName } }: { entry: AuditEntry }) => {
  const [kind = '', ...rest] = subject.split('/');
  const id = rest.join('/');
  if (kind === 'member') {
    return (
      <>
        {subjectName === null ? id : <Link href={personPath(id)}>{subjectName}</Link>}
        <small className={look.muted}>{subjectName === null ? 'has left' : id}</small>
      </>
    );
  }
  const [documentKind = '', documentId] = kind === 'document' ? rest : [];
  const known = findKind(documentKind);
  if (known !== null && documentId !== undefined)
    return <Link href={studioPath(known.kind, documentId)}>{documentId}</Link>;
  return (
    <>
      {id}
      <small className={look.muted}>{kind}</small>
    </>
  );
};

function actorWords({ actorKind, actorName, tokenName }: AuditEntry): string {
  const person = actorName ?? 'Somebody who has left';
  if (actorKind === 'PERSON') return tokenName === null ? person : `${person}, by the token “${tokenName}”`;
  return actorKind === 'JOB' ? 'The site' : `${actorName ?? ''}, by a command`;
}

/** What was, and what is; then what else is known. */
const Changes = ({ entry: { before, after, detail } }: { entry: AuditEntry }) => {
  const lines = [
    ...listDifferences(asRecord(before), asRecord(after)).map(({ path, before: was, after: is }) => ({
      path,
      words: was === null ? wordsOf(is) : `${wordsOf(was)} → ${wordsOf(is)}`,
    })),
    ...Object.entries(asRecord(detail) ?? {}).map(([path, value]) => ({ path, words: wordsOf(value) })),
  ];
  if (lines.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{counted(lines.length, 'detail')}</summary>
      <dl>
        {lines.map(({ path, words }) => (
          <div key={path}>
            <dt>{path === '' ? 'Value' : path}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

/** What is no object is one with a field without a name. */
function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  if (value === null || value === undefined) return null;
  return isRecord(value) ? value : { '': value };
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
