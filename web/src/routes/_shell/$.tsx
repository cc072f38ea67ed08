import { createFileRoute, trimPathRight, useRouterState } from '@tanstack/react-router';
import { UnbuiltView } from '#parts/UnbuiltView.tsx';

/** Every address of the shell without a file (RTE-03). */
export const Route = createFileRoute('/_shell/$')({ component: Unbuilt });

function Unbuilt() {
  return (
    <UnbuiltView path={useRouterState({ select: ({ matches }) => trimPathRight(matches.at(-1)?.pathname ?? '/') })} />
  );
}
