import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '#features/plan/IntroPage.tsx';
import { planQuery } from '#features/plan/planQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/plan/intro')({
  loader: async ({ context: { queryClient } }) => {
    await planQuery.load(queryClient);
  },
  component: () => <PageAnswer of={planQuery()}>{(own) => <IntroPage own={own} />}</PageAnswer>,
});
