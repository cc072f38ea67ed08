import { createFileRoute } from '@tanstack/react-router';
import { PortfolioPage } from '#features/catalogue/PortfolioPage.tsx';
import { portfolioQuery } from '#features/catalogue/portfolioQuery.ts';

export const Route = createFileRoute('/_shell/courses/portfolio')({
  loader: ({ context: { queryClient } }) => {
    portfolioQuery.begin(queryClient, null);
  },
  component: PortfolioPage,
});
