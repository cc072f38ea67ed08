import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '#features/plan/IntroPage.tsx';
import { planQuery } from '#features/plan/planQuery.ts';
import { quizQuery } from '#features/plan/quizQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/plan/intro')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([planQuery.load(queryClient), quizQuery.load(queryClient)]);
  },
  component: Intro,
});

function Intro() {
  const { data } = useQuery({ ...quizQuery(), retryOnMount: false });
  // while nobody knows, as when the quiz could not be loaded, its page says so
  const hasQuiz = data === undefined || data.page !== null;
  return <PageAnswer of={planQuery()}>{(own) => <IntroPage own={own} hasQuiz={hasQuiz} />}</PageAnswer>;
}
