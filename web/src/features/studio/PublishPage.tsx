import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { stoppingFaults } from '@atrium/domain/document/faults.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocumentFieldsFragment, StudioPreviewQuery } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { Checklist } from './Checklist.tsx';
import { Differences } from './Differences.tsx';
import { publishDocumentSpec } from './documentCalls.ts';
import type { StudioDocumentProps } from './DocumentPage.tsx';
import { doorOf } from './documentState.ts';
import { DoorMark } from './DoorMark.tsx';
import { findKind, mayDo, studioPath, type StudioKind } from './kinds.ts';
import { keyOf, NeededDocuments, type Needed } from './NeededDocuments.tsx';
import { previewQuery } from './publishQuery.ts';
import { publishLabel } from './publishWords.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { shownDifferences } from './shownDifferences.ts';
import { StudioBar } from './StudioBar.tsx';
import { documentQuery } from './studioQueries.ts';
import { usePartName } from './usePartName.ts';
import styles from './PublishPage.module.css';

type Preview = NonNullable<StudioPreviewQuery['rehearseDocumentPublishing']>;
type Draft = NonNullable<DocumentFieldsFragment['draft']>;

/** What publishing would do and to whom, by the act itself, rolled back; then the act (DOC-03). */
export const PublishPage = ({ viewer, name, id }: StudioDocumentProps) => {
  const kind = findKind(name);
  if (kind === null) return <NotFoundView />;
  return (
    <PageAnswer of={documentQuery(name, id)}>
      {(document) => <Publishing viewer={viewer} kind={kind} document={document} />}
    </PageAnswer>
  );
};

interface PublishingProps {
  viewer: SignedIn;
  kind: StudioKind;
  document: DocumentFieldsFragment;
}

const Publishing = ({ viewer, kind, document }: PublishingProps) => {
  const { id, title, draft, state } = document;
  const partName = usePartName(kind, id);
  const now = useNow();
  const name = partName ?? (title || `Untitled ${kind.one}`);
  const form = studioPath(kind.kind, id);
  const [also, setAlso] = useState<readonly Needed[]>([]);
  return (
    <>
      <StudioBar
        crumbs={[{ label: kind.many, href: studioPath(kind.kind) }, { label: name, href: form }, { label: 'Publish' }]}
        acts={
          <ButtonLink size="s" variant="line" href={form}>
            Back to the form
          </ButtonLink>
        }
      >
        <DoorMark pill state={doorOf(state, draft)} />
      </StudioBar>
      <h1 tabIndex={-1}>What will happen</h1>
      {draft === null ? (
        <EmptyState title="Nothing to publish." action={<ButtonLink href={form}>Open the form</ButtonLink>}>
          {state === 'TAKEN_BACK'
            ? 'Members do not meet it: it was taken back. “Publish again” in its form opens it.'
            : 'Members see it as it is, and there is no draft.'}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          {state === 'TAKEN_BACK' && !kind.isMet(draft.body as DocumentBody, now) ? (
            <Note>It stays taken back, and members do not meet it. “Publish again” in its form opens it.</Note>
          ) : null}
          <PageAnswer of={previewQuery(kind.kind, id, also.map(keyOf))}>
            {(preview) => (
              <>
                <NeededDocuments needed={preview.needed} areTaken={also.length > 0} onTake={setAlso} />
                <Outcome
                  viewer={viewer}
                  kind={kind}
                  id={id}
                  draft={draft}
                  published={document.published}
                  preview={preview}
                  also={also}
                  form={form}
                />
              </>
            )}
          </PageAnswer>
        </div>
      )}
    </>
  );
};

interface OutcomeProps {
  viewer: SignedIn;
  kind: StudioKind;
  id: string;
  draft: Draft;
  /** What members see now. */
  published: unknown;
  preview: Preview;
  /** What is published with it. */
  also: readonly Needed[];
  /** The page of the form. */
  form: string;
}

const Outcome = ({ viewer, kind, id, draft, published, preview, also, form }: OutcomeProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const navigate = useNavigate();
  const [note, setNote] = useState(draft.note);
  const publish = useSave(publishDocumentSpec);
  const { refusal, lines, mailed, differences, faults } = preview;
  const mayPublish = mayDo(viewer.staff, kind, 'publish');
  const isSame = refusal === null && differences.length === 0 && lines.length === 0;
  return (
    <>
      <Checklist faults={faults} fields={kind.fields} formHref={form} />
      {refusal !== null && stoppingFaults([...faults, ...also.flatMap((each) => each.faults)]).length === 0 ? (
        <Note tone="bad">
          {refusal.split('\n').map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      ) : null}
      {refusal === null ? (
        <Section title="To whom">
          {lines.length === 0 ? (
            <p>{isSame ? 'The draft is what members see already.' : 'Nobody is mailed, and nothing moves.'}</p>
          ) : (
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Section>
      ) : null}
      {differences.length === 0 ? null : (
        <Section title="What changes" count={shownDifferences(differences, kind.fields, { zone }).length}>
          <Differences differences={differences} fields={kind.fields} zone={zone} bodies={[draft.body, published]} />
        </Section>
      )}
      {refusal !== null ? null : mayPublish ? (
        <Section title="Publish">
          <div className={look.stack}>
            <TextInput
              label="What has changed"
              hint="It stays in the history."
              value={note}
              maxLength={500}
              onChange={(event) => {
                setNote(event.target.value);
              }}
            />
            <FaultNote fault={publish.fault} />
            <Row>
              <Button
                busy={publish.busy}
                onClick={() => {
                  publish.save(
                    { kind: kind.kind, documentId: id, version: draft.version, note, also: also.map(keyOf) },
                    () => {
                      toast({ id: 'studio', message: 'Published.' });
                      void navigate({ to: form });
                    },
                  );
                }}
              >
                {publishLabel(mailed)}
              </Button>
            </Row>
            {also.length > 0 ? null : <ScheduleForm kind={kind} id={id} draft={draft} note={note} zone={zone} />}
          </div>
        </Section>
      ) : (
        <Note>Somebody who may publish does that. Your draft is saved.</Note>
      )}
    </>
  );
};
