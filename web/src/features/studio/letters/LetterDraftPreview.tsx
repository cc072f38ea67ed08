import { useQuery } from '@tanstack/react-query';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { sendLetterTestSpec } from './letterActs.ts';
import { letterDraftQuery } from './letterDraftQuery.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { letterPath } from './lettersQuery.ts';
import styles from './Letters.module.css';

export interface LetterDraftPreviewProps {
  letter: string;
  /** Of the draft; the frame loads again with each. */
  version: number;
}

/** The mail in the words of the draft, about things of the academy, and a test of it (RUN-01). */
export const LetterDraftPreview = ({ letter, version }: LetterDraftPreviewProps) => {
  const { data } = useQuery(letterDraftQuery(letter));
  const { busy, fault, save } = useSave(sendLetterTestSpec);
  if (data === undefined) return <Skeleton height={320} />;
  if (data.page === null) return null;
  const { subject, text } = data.page;
  return (
    <section className={styles.preview} aria-label="Preview">
      <LetterPreview letter={letter} subject={subject} text={text} draft={version} />
      <FaultNote fault={fault} />
      <div className={styles.picks}>
        <Button
          size="s"
          variant="line"
          busy={busy}
          onClick={() => {
            save({ letter, draft: true }, ({ sentTo }) => {
              toast({ id: 'studio', message: `A test is on its way to ${sentTo ?? 'you'}.` });
            });
          }}
        >
          Send a test to me
        </Button>
        <ButtonLink size="s" variant="line" href={letterPath(letter)}>
          About the letter
        </ButtonLink>
      </div>
      <p className={look.muted}>
        An example to you. The greeting, links, dates and the footer stay as they are. What is not sound yet is shown as
        it is written.
      </p>
    </section>
  );
};
