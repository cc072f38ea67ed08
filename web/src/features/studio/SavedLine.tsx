import { IconCheck } from '@tabler/icons-react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { shortMoment } from './studioDates.ts';
import type { DocumentForm } from './useDocumentForm.ts';
import styles from './Editor.module.css';

export interface SavedLineProps {
  form: DocumentForm;
  /** When the draft was saved last, a millisecond text; null: there is none. */
  savedAt: string | null;
  /** Epoch milliseconds. */
  now: number;
  zone: string;
  /** Leads to where it is said why it is not saved, and what can be done. */
  onSettle: () => void;
}

/** Whether what is on the page is saved. What went wrong is said beside the form, and read out there. */
export const SavedLine = ({ form: { phase, dirty }, savedAt, now, zone, onSettle }: SavedLineProps) => (
  <span className={cx(styles.saved, look.small)}>
    {phase === 'saving' ? (
      <>
        <Spinner bare />
        Saving
      </>
    ) : phase === 'failed' || phase === 'conflict' ? (
      <>
        Not saved. Your text is safe here.
        <Button size="s" variant="line" onClick={onSettle}>
          {phase === 'conflict' ? 'Somebody changed the same: decide' : 'See why'}
        </Button>
      </>
    ) : dirty ? (
      'Not saved yet'
    ) : savedAt === null ? null : (
      <>
        <IconCheck aria-hidden="true" />
        {`Draft saved ${shortMoment(Number(savedAt), now, zone)}`}
      </>
    )}
  </span>
);
