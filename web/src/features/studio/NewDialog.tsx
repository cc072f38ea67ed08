import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { beginDocumentSpec } from './documentCalls.ts';
import { ownCourse, studioPath, type StudioKind } from './kinds.ts';
import { newDocument, titleField, titleLabel } from './newDocument.ts';

export interface NewDialogProps {
  viewer: SignedIn;
  kind: StudioKind;
  /** Of who begins it. */
  zone: string;
  onClose: () => void;
}

/** Asks for the title of a new document, and opens its form (DOC-01). */
export const NewDialog = ({ viewer, kind, zone, onClose }: NewDialogProps) => {
  const id = useId();
  const navigate = useNavigate();
  const action = useSave(beginDocumentSpec);
  const [title, setTitle] = useState('');
  const field = titleField(kind);
  const isTitle = field === 'title' || field === 'name';
  const isWanting = isTitle && title.trim() === '';
  const [isAsked, setAsked] = useState(false);
  return (
    <ConfirmDialog
      title={`New ${kind.one}`}
      confirm="Begin the draft"
      dismiss="Leave it"
      form={id}
      action={action}
      onClose={onClose}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isWanting) return;
          action.save(
            { kind: kind.kind, ...newDocument(kind, { title, zone, courseId: ownCourse(viewer.staff, kind) }) },
            ({ documentId }) => {
              void navigate({ to: studioPath(kind.kind, documentId) });
            },
          );
        }}
      >
        {field === null ? (
          <p>It begins with an example, which you can change.</p>
        ) : (
          <TextInput
            label={titleLabel(kind)}
            hint={isTitle ? 'Members see nothing before it is published.' : kind.fields[field]?.help}
            value={title}
            maxLength={200}
            error={isAsked && isWanting ? `Begin with a ${titleLabel(kind).toLowerCase()}.` : undefined}
            onChange={(event) => {
              setTitle(event.target.value);
            }}
          />
        )}
      </form>
    </ConfirmDialog>
  );
};
