import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '#parts/PageHead.tsx';

export const Route = createFileRoute('/_shell/drops')({
  component: () => (
    <div className="wrap">
      <PageHead title="Drops Page" />
    </div>
  ),
});
