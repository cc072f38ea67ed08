import { readBody, type DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { sessionContentDocument } from '@atrium/domain/learning/sessionContentDocument.ts';
import { copiedRun, copyLines, firstDayOf, type Run } from '@atrium/domain/session/copiedRun.ts';
import { sessionDocument } from '@atrium/domain/session/sessionDocument.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { formatPlainDay } from '#lib/dates.ts';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { copyRunSpec } from './documentCalls.ts';
import { studioPath } from './kinds.ts';
import { documentQuery } from './studioQueries.ts';
import styles from './TreeField.module.css';

export interface CopyRunDialogProps {
  /** The session that is copied, with its draft. */
  document: DocumentFieldsFragment;
  onClose: () => void;
}

/** Asks on which day a session begins again, says what that makes, and opens the draft of the new run (DOC-01). */
export const CopyRunDialog = ({ document, onClose }: CopyRunDialogProps) => {
  const form = useId();
  const navigate = useNavigate();
  const action = useSave(copyRunSpec);
  const { data } = useQuery(documentQuery(sessionContentDocument.kind, document.id));
  const content = data?.page ?? null;
  const run = useMemo(() => runOf(document, content), [document, content]);
  const [firstDay, setFirstDay] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(firstDay);
  // pressed again after a failure, the same is sent again
  const copy = useMemo(
    () =>
      run === null || !isDay
        ? null
        : { newId: crypto.randomUUID(), ...copiedRun(run, firstDay, () => crypto.randomUUID()) },
    [run, isDay, firstDay],
  );
  const was = run === null ? null : firstDayOf(run);
  return (
    <ConfirmDialog
      title="Copy as a new run"
      confirm="Make the drafts"
      dismiss="Leave it"
      form={form}
      action={action}
      onClose={onClose}
    >
      <form
        id={form}
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (copy === null || data === undefined) return;
          action.save(copy, ({ documentId }) => {
            toast({ id: 'studio', message: 'These are the drafts of the new run.' });
            onClose();
            void navigate({ to: studioPath(sessionDocument.kind, documentId) });
          });
        }}
      >
        {run === null ? (
          <p>Something in its form or in its content is wrong. Mend that first.</p>
        ) : (
          <>
            <TextInput
              label="First day"
              hint={was === null ? undefined : `This one begins on ${formatPlainDay(was)}.`}
              type="date"
              value={firstDay}
              error={isAsked && !isDay ? 'Choose the day of its first meeting.' : undefined}
              onChange={(event) => {
                setFirstDay(event.target.value);
              }}
            />
            {isDay ? (
              <ul className={styles.makes} aria-label="What it makes">
                {copyLines(run, firstDay).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      </form>
    </ConfirmDialog>
  );
};

const bodyOf = ({ draft, published }: DocumentFieldsFragment): DocumentBody =>
  (draft?.body ?? published ?? {}) as DocumentBody;

/** What is copied: the drafts, else what is published. Null where they have not the form of their kinds. */
function runOf(document: DocumentFieldsFragment, content: DocumentFieldsFragment | null): Run | null {
  const session = readBody(sessionDocument, bodyOf(document));
  const tree = content === null ? null : readBody(sessionContentDocument, bodyOf(content));
  if (session.body === null || (tree !== null && tree.body === null)) return null;
  return { session: session.body, content: tree?.body ?? null };
}
