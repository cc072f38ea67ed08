import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '#parts/PageHead.tsx';
import { Wrap } from '#ui/Layout.tsx';

export const Route = createFileRoute('/_shell/drops')({
  component: () => (
    <Wrap>
      <PageHead title="Drops Page" />
    </Wrap>
  ),
});
