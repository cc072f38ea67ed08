import { readRichTextLink } from '@atrium/domain/richTextLink.ts';
import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';

export interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks where what is selected leads, and for its words where nothing is. */
export const LinkDialog = ({ editor, onClose }: LinkDialogProps) => {
  const id = useId();
  const isLink = editor.isActive('link');
  const needsWords = !isLink && editor.state.selection.empty;
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const href = readRichTextLink(address);
  const save = () => {
    setAsked(true);
    if (href === null) return;
    const link = { type: 'link', attrs: { href } };
    const chain = editor.chain().focus();
    if (needsWords) chain.insertContent({ type: 'text', text: words.trim() || address.trim(), marks: [link] }).run();
    else chain.extendMarkRange('link').setMark('link', { href }).run();
    onClose();
  };
  const dialog = (
    <Dialog
      opened
      title={isLink ? 'Change the link' : 'Add a link'}
      onClose={onClose}
      actions={
        <>
          {isLink ? (
            <Button
              variant="line"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                onClose();
              }}
            >
              Take the link away
            </Button>
          ) : (
            <Button variant="line" onClick={onClose}>
              Leave it
            </Button>
          )}
          <Button type="submit" form={id}>
            {isLink ? 'Change the link' : 'Add the link'}
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
        <TextInput
          label="Address"
          hint="A page of the web, a page here such as /courses, or a mail address."
          inputMode="url"
          autoComplete="off"
          data-autofocus
          value={address}
          error={isAsked && href === null ? 'This is no address that a link may have.' : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
          }}
        />
        {needsWords ? (
          <TextInput
            label="Words"
            hint="What is read and pressed. Without any: the address."
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
            }}
          />
        ) : null}
      </form>
    </Dialog>
  );
  return createPortal(dialog, document.body);
};
