import { createFileRoute, Outlet } from '@tanstack/react-router';
import { VisitorFrame } from '#features/shell/VisitorFrame.tsx';

export const Route = createFileRoute('/_visitor')({
  component: () => (
    <VisitorFrame>
      <Outlet />
    </VisitorFrame>
  ),
});
