import type { PlanQuestion } from '@atrium/domain/plan/planContent.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { look } from '#ui/look.ts';
import styles from './Plan.module.css';

export interface QuizSlideProps {
  question: PlanQuestion;
  /** The key of the chosen option; absent before a choice. */
  chosen: string | undefined;
  isLast: boolean;
  busy: boolean;
  /** Focuses the options when it appears: the button that had the focus belongs to the slide before. */
  takesFocus: boolean;
  onChoose: (key: string) => void;
  /** Null for the first question. */
  onBack: (() => void) | null;
  onNext: () => void;
}

/** One question with its options; nothing is sent before one is chosen (PLN-01). */
export const QuizSlide = (props: QuizSlideProps) => {
  const { question, chosen, isLast, busy, takesFocus, onChoose, onBack, onNext } = props;
  const focused = chosen ?? question.options[0]?.key;
  return (
    <form
      className={look.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined && !busy) onNext();
      }}
    >
      <ChoiceGroup legend={<span className={look.big}>{question.label}</span>} lined>
        {question.options.map(({ key, label }) => (
          <Radio
            key={key}
            ref={takesFocus && key === focused ? focusOnce : undefined}
            name={question.id}
            label={label}
            checked={key === chosen}
            onChange={() => {
              onChoose(key);
            }}
          />
        ))}
      </ChoiceGroup>
      <div className={styles.foot}>
        {onBack === null ? (
          <span />
        ) : (
          <Button variant="line" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" busy={busy} disabled={chosen === undefined}>
          {isLast ? 'Finish' : 'Next'}
        </Button>
      </div>
    </form>
  );
};

/** The function keeps its identity, so that React calls it when the element appears only. */
const focusOnce = (element: HTMLInputElement | null): void => {
  element?.focus();
};
