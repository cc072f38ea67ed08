import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { EditableContext } from '../editable.ts';
import { fieldId } from '../fieldId.ts';
import { letterDraftQuery } from './letterDraftQuery.ts';
import styles from './Letters.module.css';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: unknown): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** The control of a part that has the focus, or had it last, of those in the form. */
function useLastControl() {
  const last = useRef<TextControl | null>(null);
  useEffect(() => {
    const listen = ({ target }: FocusEvent): void => {
      if (isTextControl(target) && target.closest(`[id^="${fieldId('')}"]`) !== null) last.current = target;
    };
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('focusin', listen);
    };
  }, []);
  return last;
}

/** Writes where the caret is, as if it were typed, so that the form hears of it. */
function write(control: TextControl, words: string): void {
  const from = control.selectionStart ?? control.value.length;
  control.setRangeText(words, from, control.selectionEnd ?? from, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: words }));
  control.focus();
}

/** What the words of a letter may name, each with what it stands for; a press writes it into the part (RUN-01). */
export const LetterVariables = ({ letter }: { letter: string }) => {
  const { data } = useQuery(letterDraftQuery(letter));
  const mayWrite = use(EditableContext);
  const last = useLastControl();
  const template = data?.page?.template;
  if (template === undefined || template === null) return null;
  return (
    <Section title="Variables" className={styles.about}>
      <p className={look.muted}>
        {mayWrite ? 'A press writes one where you were writing. ' : ''}
        Each stands for what differs from mail to mail.
      </p>
      <ul className={styles.variables}>
        {template.variables.map(({ name, meaning, sample, isRequired, isOfText }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.variable}
              disabled={!mayWrite}
              onClick={() => {
                const text = document.getElementById(fieldId('text'))?.querySelector('textarea') ?? null;
                const control = isOfText || last.current?.isConnected !== true ? text : last.current;
                if (control !== null) write(control, `{${name}}`);
              }}
            >
              {`{${name}}`}
            </button>
            <span>
              {meaning}
              {isRequired ? ' The text has to say it.' : isOfText ? ' In the text alone.' : ''}
              <small className={look.muted}>{sample}</small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
