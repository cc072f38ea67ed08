import { IconArrowBackUp, IconArrowForwardUp, IconDoorEnter, IconEye, IconHistory } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { afterPress } from '#lib/afterPress.ts';
import type { DocumentFieldsFragment } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { SaveState } from '#parts/SaveState.tsx';
import { announce } from '#ui/announce.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { BesideLink } from './BesideLink.tsx';
import { Checklist } from './Checklist.tsx';
import { CodesLink } from './CodesLink.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { doorOf } from './documentState.ts';
import { DoorMark } from './DoorMark.tsx';
import { EditableContext } from './editable.ts';
import { EditorPreview } from './EditorPreview.tsx';
import { FieldsView } from './FieldsView.tsx';
import { mayDo, studioPath, type StudioKind } from './kinds.ts';
import { OpenAgain } from './OpenAgain.tsx';
import { usePageActs } from './pageActs.ts';
import { byField, PresenceContext, usePresence } from './presence.ts';
import { isRoomyNow, PreviewBeside } from './preview/PreviewBeside.tsx';
import { useSaveSoon } from './preview/useSaveSoon.ts';
import { listReferences, TitlesContext } from './references.ts';
import { RunLink } from './run/RunLink.tsx';
import { SavedLine } from './SavedLine.tsx';
import { StudioBar } from './StudioBar.tsx';
import { publishingTime } from './studioDates.ts';
import { EditedContext } from './treeContext.ts';
import { savedOf, useDocumentForm } from './useDocumentForm.ts';
import { useChords } from './useKeys.ts';
import { usePartName } from './usePartName.ts';
import { useTitles } from './useTitles.ts';
import { useUndo } from './useUndo.ts';
import { WhoIsHere } from './WhoIsHere.tsx';
import styles from './Editor.module.css';

export interface EditorProps {
  viewer: SignedIn;
  kind: StudioKind;
  document: DocumentFieldsFragment;
}

/** One document: its form, what is missing, and what can be done with it. Somebody new begins with each version. */
export const Editor = ({ viewer, kind, document }: EditorProps) => {
  // what others save is merged with the next save; only a document that begins anew begins a form anew
  const [round, setRound] = useState(0);
  return (
    <EditorForm
      key={`${String(document.revision)}/${String(round)}`}
      viewer={viewer}
      kind={kind}
      document={document}
      onDiscarded={() => {
        setRound(round + 1);
      }}
    />
  );
};

const EditorForm = ({ viewer, kind, document, onDiscarded }: EditorProps & { onDiscarded: () => void }) => {
  const navigate = useNavigate();
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const [savedAt, setSavedAt] = useState(document.draft?.savedAt ?? null);
  const form = useDocumentForm(viewer, kind, document, setSavedAt);
  const titles = useTitles(listReferences(kind.fields, savedOf(document, kind.empty).values));
  const mayWrite = mayDo(viewer.staff, kind, 'write') && document.state !== 'ARCHIVED';
  const { draft, title, faults, id } = document;
  const partName = usePartName(kind, id);
  const name = partName ?? (title || `Untitled ${kind.one}`);
  const labels = Object.fromEntries(Object.entries(kind.fields).map(([field, { label }]) => [field, label]));
  const hasDraft = draft !== null || savedAt !== null;
  const [isPreviewed, setPreviewed] = useState(kind.kind === 'letterWords' && isRoomyNow());
  const saveSoon = useSaveSoon(form.flush);
  const others = usePresence(kind.kind, id);
  const { undo, redo, keep, of: undoing } = useUndo(form, labels);
  const togglePreview = () => {
    setPreviewed(!isPreviewed);
  };
  const saveState = useId();
  const settle = () => {
    const place = window.document.getElementById(saveState);
    place?.scrollIntoView({ block: 'center' });
    (place?.querySelector('button') ?? place)?.focus();
  };
  // what is published is the draft on the server, which is not what is on this page
  const isHeld = form.phase === 'conflict' || form.phase === 'failed';
  const publish = () => {
    if (isHeld) {
      settle();
      return;
    }
    form.flush();
    void navigate({ to: studioPath(kind.kind, id, 'publish') });
  };
  const mayOpen = mayWrite && document.state === 'TAKEN_BACK' && kind.opened !== null;
  const publishWords = mayDo(viewer.staff, kind, 'publish') ? 'Publish' : 'What will happen';
  usePageActs([
    ...(mayWrite && hasDraft ? [{ label: publishWords, icon: IconDoorEnter, run: publish }] : []),
    ...(mayWrite
      ? [
          { label: 'Undo the last change', icon: IconArrowBackUp, run: undo },
          { label: 'Redo it', icon: IconArrowForwardUp, run: redo },
        ]
      : []),
    { label: isPreviewed ? 'Close the preview' : 'Preview', icon: IconEye, run: togglePreview },
    {
      label: 'History',
      icon: IconHistory,
      run: () => void navigate({ to: studioPath(kind.kind, id, 'history') }),
    },
  ]);
  useChords({
    '.': togglePreview,
    s: () => {
      if (!mayWrite) return;
      form.flush();
      announce(form.dirty ? 'Saving the draft' : 'The draft is saved already');
    },
    enter: () => {
      if (mayWrite && hasDraft) publish();
    },
  });
  return (
    <>
      <StudioBar
        crumbs={[{ label: kind.many, href: studioPath(kind.kind) }, { label: name }]}
        acts={
          <>
            <IconButton label="Preview" title="Preview (Ctrl+.)" size="s" pressed={isPreviewed} onClick={togglePreview}>
              <IconEye aria-hidden="true" />
            </IconButton>
            <RunLink viewer={viewer} kind={kind} document={document} onLeave={form.flush} />
            <CodesLink viewer={viewer} kind={kind} document={document} onLeave={form.flush} />
            <BesideLink viewer={viewer} kind={kind} id={id} onLeave={form.flush} />
            <WhoIsHere others={others} />
            {mayWrite ? <SavedLine form={form} savedAt={savedAt} now={now} zone={zone} onSettle={settle} /> : null}
            <DocumentMenu viewer={viewer} kind={kind} document={document} onDiscarded={onDiscarded} />
            {mayOpen ? (
              <OpenAgain form={form} kind={kind} isHeld={isHeld} onSettled={publish} />
            ) : mayWrite && hasDraft ? (
              <ButtonLink
                size="s"
                href={studioPath(kind.kind, id, 'publish')}
                onClick={(event) => {
                  if (!isHeld) {
                    form.flush();
                    return;
                  }
                  event.preventDefault();
                  settle();
                }}
              >
                {publishWords}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <DoorMark pill state={doorOf(document.state, draft)}>
          {draft?.publishAt ? publishingTime(draft.publishAt, zone) : null}
        </DoorMark>
      </StudioBar>
      <PreviewBeside
        isOpen={isPreviewed}
        onClose={() => {
          setPreviewed(false);
        }}
        preview={
          <EditorPreview
            viewer={viewer}
            kind={kind}
            id={id}
            name={name}
            body={form.getValues()}
            version={draft?.version ?? 0}
            zone={zone}
          />
        }
      >
        <h1 tabIndex={-1}>{name}</h1>
        {draft?.failure ? <Note tone="bad">It could not be published at its time. {draft.failure}</Note> : null}
        {document.state === 'ARCHIVED' ? (
          <Note>It is archived. Take it out of the archive to change it.</Note>
        ) : mayWrite ? null : (
          <Note>Your role on the team reads this, and does not change it.</Note>
        )}
        <Checklist faults={faults} fields={kind.fields} />
        {/* focusout of any field inside */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          className={look.stack}
          noValidate
          aria-label={`The ${kind.one}`}
          onSubmit={form.submit}
          onBlur={() => {
            // what is saved is judged anew above the form, which would move what is being pressed
            afterPress(form.flush);
          }}
          onBlurCapture={undoing.onBlurCapture}
          onInput={(event) => {
            undoing.onInput(event);
            if (isPreviewed) saveSoon();
          }}
        >
          <fieldset className={styles.all} disabled={!mayWrite}>
            <legend className={styles.legend}>Fields of the {kind.one}</legend>
            <EditableContext value={mayWrite}>
              <EditedContext value={{ kind: kind.kind, id }}>
                <TitlesContext value={titles}>
                  <PresenceContext value={byField(others)}>
                    <FieldsView
                      form={form}
                      kind={kind}
                      faults={faults}
                      zone={zone}
                      isNew={document.state === 'NEW'}
                      onChanged={keep}
                    />
                  </PresenceContext>
                </TitlesContext>
              </EditedContext>
            </EditableContext>
          </fieldset>
          <SaveState id={saveState} form={form} labels={labels} show={summaries(kind)} />
        </form>
      </PreviewBeside>
    </>
  );
};

/** Lists and groups have no text that is short enough to compare. */
function summaries(kind: StudioKind) {
  return Object.fromEntries(
    Object.entries(kind.fields)
      .filter(([, { part }]) => ['rows', 'group', 'tree', 'captions'].includes(part))
      .map(([name]) => [
        name,
        (value: unknown) => (Array.isArray(value) ? `${String(value.length)} entries` : 'Changed'),
      ]),
  );
}
