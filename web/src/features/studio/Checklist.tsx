import type { DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import type { FaultOfDocumentFragment } from '#lib/gql/graphql.ts';
import { Link } from '#ui/Link.tsx';
import { Note } from '#ui/Note.tsx';
import { focusField } from './fieldId.ts';
import { findKind, studioPath } from './kinds.ts';
import styles from './Editor.module.css';

export interface ChecklistProps {
  faults: readonly FaultOfDocumentFragment[];
  fields: DocumentFields;
  /** Where the form is, on another page; absent: here. */
  formHref?: string;
}

/** What is missing: what stops publishing, what is still going on, and what can wait, each with a way to its field. */
export const Checklist = ({ faults, fields, formHref }: ChecklistProps) => {
  const must = faults.filter(({ when }) => when === 'must');
  const running = faults.filter(({ when }) => when === 'running');
  const canWait = faults.filter(({ when }) => when === 'canWait');
  if (faults.length === 0) return null;
  const lines = (title: string, some: readonly FaultOfDocumentFragment[]) =>
    some.length === 0 ? null : (
      <>
        <p className={styles.checkTitle}>{title}</p>
        <ul className={styles.checks}>
          {some.map((fault) => (
            <li key={fault.path + fault.message}>
              <FaultLine fault={fault} fields={fields} formHref={formHref} />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <Note tone={must.length + running.length > 0 ? 'sun' : 'plain'} icon={<IconAlertCircle aria-hidden="true" />}>
      <section aria-label="What is missing">
        {lines(`${things(must.length)} before it can be published:`, must)}
        {lines('It can be published when this is over:', running)}
        {lines(`${things(canWait.length)} can wait:`, canWait)}
      </section>
    </Note>
  );
};

const things = (count: number): string => (count === 1 ? '1 thing' : `${String(count)} things`);

interface FaultLineProps {
  fault: FaultOfDocumentFragment;
  fields: DocumentFields;
  formHref: string | undefined;
}

const FaultLine = ({ fault: { path, message, needsKind, needsId }, fields, formHref }: FaultLineProps) => {
  const label = fields[path.split('.')[0] ?? '']?.label;
  const needed = needsKind === null || needsId === null ? null : findKind(needsKind);
  return (
    <>
      {message}{' '}
      {label === undefined ? null : formHref === undefined ? (
        <button
          type="button"
          className={styles.linkish}
          onClick={() => {
            focusField(path);
          }}
        >
          Go to {label}
        </button>
      ) : (
        <Link href={`${formHref}#field-${path}`}>Go to {label}</Link>
      )}
      {needed === null || needsId === null ? null : (
        <>
          {' '}
          <Link href={studioPath(needed.kind, needsId)}>Open the {needed.one}</Link>
        </>
      )}
    </>
  );
};
