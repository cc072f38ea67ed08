import { createFileRoute } from '@tanstack/react-router';
import { NotFoundView } from '#parts/NotFoundView.tsx';

/** Every address of the shell without a file (RTE-03). */
export const Route = createFileRoute('/_shell/$')({ component: NotFound });

function NotFound() {
  return <NotFoundView />;
}
