import { createFileRoute } from '@tanstack/react-router';
import { archiveQuery } from '#features/catalogue/archiveQuery.ts';
import { LegacyPage } from '#features/catalogue/LegacyPage.tsx';

export const Route = createFileRoute('/_shell/courses/business-archive')({
  loader: async ({ context: { queryClient } }) => {
    await archiveQuery.load(queryClient);
  },
  component: LegacyPage,
});
