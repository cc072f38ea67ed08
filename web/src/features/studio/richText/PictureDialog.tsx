import { readRichTextPicture } from '@atrium/domain/richTextLink.ts';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { FileField } from '../FileField.tsx';
import { uploadFileSpec } from '../uploadFile.ts';

export interface PictureDialogProps {
  editor: Editor;
  /** That was dropped or pasted; null: it is still to be chosen. */
  file: File | null;
  onClose: () => void;
}

/** Asks for a picture, and for the words for people who do not see it. */
export const PictureDialog = ({ editor, file, onClose }: PictureDialogProps) => {
  const id = useId();
  const isThere = editor.isActive('picture');
  const [before] = useState(() => (isThere ? editor.getAttributes('picture') : {}));
  const [address, setAddress] = useState(String(before['src'] ?? ''));
  const [alt, setAlt] = useState(String(before['alt'] ?? ''));
  const [isDecoration, setDecoration] = useState(before['alt'] === '');
  const [isAsked, setAsked] = useState(false);
  const { fault, save: upload } = useSave(uploadFileSpec);
  const begin = useEffectEvent(() => {
    if (file !== null) upload({ kind: 'picture', file }, setAddress);
  });
  useEffect(() => {
    begin();
  }, []);
  const src = readRichTextPicture(address);
  const lacksWords = !isDecoration && alt.trim() === '';
  const save = () => {
    setAsked(true);
    if (src === null || lacksWords) return;
    const attrs = { ...before, src, alt: isDecoration ? '' : alt.trim() };
    if (isThere) editor.chain().focus().updateAttributes('picture', attrs).run();
    else editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    onClose();
  };
  const dialog = (
    <Dialog
      opened
      title={isThere ? 'Change the picture' : 'Add a picture'}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={id}>
            {isThere ? 'Change the picture' : 'Add the picture'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // the form of the document is around this one for React
          event.stopPropagation();
          save();
        }}
      >
        <FileField
          part="picture"
          label="Picture"
          hint={undefined}
          error={
            fault?.message ??
            (isAsked && src === null ? 'Add a file: members see no pictures of other sites.' : undefined)
          }
          value={address}
          onChange={setAddress}
        />
        <TextInput
          label="What it shows"
          hint="Read out to people who do not see it."
          value={alt}
          disabled={isDecoration}
          error={isAsked && lacksWords ? 'Say what it shows, or that it is decoration.' : undefined}
          onChange={(event) => {
            setAlt(event.target.value);
          }}
        />
        <Checkbox
          label="It is decoration and shows nothing of its own"
          checked={isDecoration}
          onChange={(event) => {
            setDecoration(event.target.checked);
          }}
        />
      </form>
    </Dialog>
  );
  return createPortal(dialog, document.body);
};
