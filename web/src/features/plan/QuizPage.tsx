import { countQuestions, listAskedQuestions } from '@atrium/domain/plan/quiz.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSave } from '#lib/useSave.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { announce } from '#ui/announce.ts';
import { Wrap } from '#ui/Layout.tsx';
import { SunProgress } from '#ui/SunProgress.tsx';
import { toast } from '#ui/toast.ts';
import { planQuery } from './planQuery.ts';
import { useQuizDraft, writeQuizDraft } from './quizDraft.ts';
import type { Quiz } from './quizQuery.ts';
import { QuizSlide } from './QuizSlide.tsx';
import { submitQuizSpec } from './submitQuiz.ts';
import styles from './Plan.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether home is opened at the end of the quiz. */
    isPlanReady?: true;
  }
}

const failedWords = 'An error occurred while submitting the quiz. Please try again.';

export interface QuizPageProps {
  quiz: Quiz;
  /** Fetches the questions again, after they have changed. */
  onStale: () => void;
}

/** The learning-plan quiz, one question a slide; it begins at the first one that is not answered yet (PLN-01). */
export const QuizPage = ({ quiz, onStale }: QuizPageProps) => {
  const navigate = useNavigate();
  const { learningPlanQuizId, questions } = quiz;
  const responses = useQuizDraft(questions);
  const asked = listAskedQuestions(questions, responses);
  const total = countQuestions(questions, responses);
  const open = asked.findIndex(({ id }) => responses[id] === undefined);
  const [place, setPlace] = useState({ index: open === -1 ? asked.length - 1 : open, isTurned: false });
  const at = Math.min(place.index, asked.length - 1);
  const question = asked[at];
  const { busy, save } = useSave(submitQuizSpec);
  const [isLeaving, setLeaving] = useState(false);
  const queryClient = useQueryClient();
  if (question === undefined) return null;

  const turnTo = (index: number): void => {
    setPlace({ index, isTurned: true });
    announce(`Question ${String(index + 1)}/${String(total)}`);
  };
  const leave = async (): Promise<void> => {
    setLeaving(true);
    // home shows it at once; without it, home is shown all the same
    await queryClient.query({ ...planQuery(), staleTime: 0 }).catch(() => undefined);
    writeQuizDraft(null);
    await navigate({ to: '/', state: { isPlanReady: true } });
  };
  const finish = (): void => {
    save(
      { learningPlanQuizId, responses },
      () => void leave(),
      ({ code, message }) => {
        const isServers = code !== 'INTERNAL' && code !== 'UNREACHABLE';
        toast({ id: 'quiz', tone: 'bad', message: isServers ? message : failedWords });
        if (code === 'STALE_VERSION') onStale();
      },
    );
  };
  const isLast = at === asked.length - 1;
  return (
    <Wrap>
      <PageHead title="Learning Plan Quiz">
        Question {at + 1}/{total}
      </PageHead>
      <div className={styles.quiz}>
        <SunProgress
          value={((at + 1) / total) * 100}
          label="Progress of the quiz"
          text={`Question ${String(at + 1)} of ${String(total)}`}
        />
        <QuizSlide
          key={question.id}
          question={question}
          chosen={responses[question.id]}
          isLast={isLast}
          busy={busy || isLeaving}
          takesFocus={place.isTurned}
          onChoose={(key) => {
            writeQuizDraft({ ...responses, [question.id]: key });
          }}
          onBack={
            at === 0
              ? null
              : () => {
                  turnTo(at - 1);
                }
          }
          onNext={() => {
            if (isLast) finish();
            else turnTo(at + 1);
          }}
        />
      </div>
    </Wrap>
  );
};
