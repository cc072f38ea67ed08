import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { extensions } from './marks.ts';
import { readPasted } from './pastedHtml.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { readHtml, writeHtml } from './richHtml.ts';
import type { Question, RichTextProps } from './richTextProps.ts';
import { RichTools } from './RichTools.tsx';
import { noTools, stateOf } from './toolState.ts';
import styles from './RichTextEditor.module.css';

/**
 * A text with few marks, in the spelling of the server. Nothing is written before something is typed, so that a form
 * that was only opened changes nothing.
 */
export const RichTextEditor = ({ label, hint, error, value, disabled, onChange }: RichTextProps) => {
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  /** What the editor shows: a value that it has not written itself is read again. */
  const known = useRef(value);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [question, ask] = useState<Question | null>(null);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', `${id}-keys`].filter(Boolean).join(' ');

  const write = useEffectEvent((from: Editor) => {
    const written = writeHtml(from.state.doc);
    if (written === known.current) return;
    known.current = written;
    onChange(written);
  });
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described,
    'aria-readonly': String(disabled),
    ...(error ? { 'aria-invalid': 'true' } : {}),
    class: cx(styles.text),
  };
  const begin = useEffectEvent(
    (element: HTMLElement) =>
      new Editor({
        element,
        extensions,
        content: readHtml(known.current),
        editable: !disabled,
        injectCSS: false,
        editorProps: { attributes },
        onUpdate: (event) => {
          write(event.editor);
        },
      }),
  );
  useEffect(() => {
    if (holder.current === null) return;
    const made = begin(holder.current);
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, []);
  useEffect(() => {
    editor?.setOptions({
      editable: !disabled,
      editorProps: {
        attributes,
        handleKeyDown: (_view, event) => {
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return false;
          ask({ of: 'link' });
          return true;
        },
        handleDOMEvents: {
          paste: (_view, event) => take(editor, event, event.clipboardData, ask),
          drop: (_view, event) => take(editor, event, event.dataTransfer, ask),
        },
        handleDoubleClickOn: (_view, _at, node) => {
          if (node.type.name !== 'picture' || disabled) return false;
          ask({ of: 'picture', file: null });
          return true;
        },
      },
    });
  });
  useEffect(() => {
    if (editor === null || value === known.current) return;
    known.current = value;
    if (writeHtml(editor.state.doc) !== value) editor.commands.setContent(readHtml(value), { emitUpdate: false });
  }, [editor, value]);
  const state = useSyncExternalStore(
    (listen) => {
      editor?.on('transaction', listen);
      return () => {
        editor?.off('transaction', listen);
      };
    },
    () => (editor === null ? noTools : stateOf(editor)),
  );
  const close = () => {
    ask(null);
  };
  return (
    <div className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <div className={cx(styles.box, error && styles.wrong)}>
        {disabled ? null : <RichTools editor={editor} state={state} onAsk={ask} />}
        <div ref={holder} />
      </div>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div id={`${id}-error`} className={styles.error}>
          {error}
        </div>
      ) : null}
      <VisuallyHidden id={`${id}-keys`}>Shift+Tab leads to its formatting.</VisuallyHidden>
      {editor !== null && question?.of === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {editor !== null && question?.of === 'picture' ? (
        <PictureDialog editor={editor} file={question.file} onClose={close} />
      ) : null}
    </div>
  );
};

/** Takes what is pasted or dropped from elsewhere, cleaned; text without marks is left to the library. */
function take(
  editor: Editor,
  event: ClipboardEvent | DragEvent,
  data: DataTransfer | null,
  ask: (question: Question) => void,
): boolean {
  const { view } = editor;
  if (data === null || !editor.isEditable || view.dragging !== null) return false;
  const html = data.getData('text/html');
  const file = [...data.files].find(({ type }) => type.startsWith('image/'));
  if (html === '' && file === undefined) return false;
  event.preventDefault();
  const at =
    event instanceof DragEvent ? view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos : undefined;
  if (at !== undefined) editor.commands.setTextSelection(at);
  if (html === '') ask({ of: 'picture', file: file ?? null });
  else view.dispatch(view.state.tr.replaceSelection(readPasted(html, view.state.schema)).scrollIntoView());
  view.focus();
  return true;
}
