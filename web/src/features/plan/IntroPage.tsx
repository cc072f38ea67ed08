import { useStored } from '#lib/storage.ts';
import { NothingYet } from '#parts/NothingYet.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { Arch } from '#ui/Arch.tsx';
import picture from '#ui/art/empty.svg';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row, Stack, Wrap } from '#ui/Layout.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import type { OwnPlan } from './planQuery.ts';
import { writeQuizDraft } from './quizDraft.ts';
import styles from './Plan.module.css';

/** What the quiz is for, and the way into it (PLN-01). */
export const IntroPage = ({ own, hasQuiz }: { own: OwnPlan; hasQuiz: boolean }) => {
  const isBegun = useStored('planQuizDraft') !== null;
  const current = own.plan;
  if (!hasQuiz && current === null) {
    return (
      <Wrap>
        <PageHead title="Learning Plan" />
        <NothingYet of="quiz" />
      </Wrap>
    );
  }
  return (
    <Wrap>
      <PageHead title="Learning Plan">
        {current === null
          ? 'Answer a few questions about your work to get the right courses, in the right order.'
          : `You're following ${current.title}. If your work has changed, retake the quiz to update your plan.`}
      </PageHead>
      <div className={styles.intro}>
        <Stack className={styles.quiz}>
          <Ticks big>
            <Tick>A few short questions, about two minutes</Tick>
            <Tick>A plan with a topic, a level and its courses</Tick>
            <Tick>
              {current === null
                ? 'Retake it whenever your work changes'
                : 'Your picks and everything you have finished stay as they are'}
            </Tick>
          </Ticks>
          <Row>
            <ButtonLink href="/plan/quiz">
              {isBegun ? 'Continue the quiz' : current === null ? 'Take the quiz' : 'Retake the quiz'}
            </ButtonLink>
            {isBegun ? (
              <Button
                variant="bare"
                onClick={() => {
                  writeQuizDraft(null);
                }}
              >
                Start over
              </Button>
            ) : null}
            {current === null ? null : (
              <ButtonLink variant="line" href="/courses">
                Your plan
              </ButtonLink>
            )}
          </Row>
        </Stack>
        <Arch src={picture} />
      </div>
    </Wrap>
  );
};
