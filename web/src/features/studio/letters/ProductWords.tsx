import { textOf } from '@atrium/domain/document/anyDocument.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EditableContext } from '../editable.ts';
import { EditedContext } from '../treeContext.ts';
import { letterDraftQuery } from './letterDraftQuery.ts';
import styles from './Letters.module.css';

export interface ProductWordsProps {
  /** The part of the letter. */
  slot: string;
  label: string;
  value: unknown;
  onChange: (value: string) => void;
}

/** Below a part of a letter: what is sent while it is empty, and the way to it and from it (RUN-01). */
export const ProductWords = ({ slot, label, value, onChange }: ProductWordsProps) => {
  const { id } = use(EditedContext);
  const mayWrite = use(EditableContext);
  const { data } = useQuery(letterDraftQuery(id));
  const template = data?.page?.template;
  if (template === undefined || template === null) return null;
  const words = slot === 'subject' || slot === 'text' || slot === 'button' ? template[slot] : '';
  if (slot === 'button' && words === '') return <p className={styles.product}>This letter has no button.</p>;
  const isOwn = textOf(value) !== '';
  const instead = slot === 'heading' ? 'the subject' : 'nothing';
  return (
    <div className={styles.product}>
      {isOwn ? null : (
        <p className={look.muted}>
          {words === '' ? `While it is empty: ${instead}.` : `While it is empty: ${words.replaceAll(/\n+/g, '\n')}`}
        </p>
      )}
      {mayWrite && (isOwn || words !== '') ? (
        <Button
          size="s"
          variant="bare"
          onClick={() => {
            onChange(isOwn ? '' : words);
          }}
        >
          {isOwn ? 'Use the default words' : 'Begin with these'}
          <VisuallyHidden> of the {label.toLowerCase()}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
};
