import { useNavigate } from '@tanstack/react-router';
import { PlanReadyDialog } from './PlanReadyDialog.tsx';

/** What the quiz has made, over home until it is closed: then the entry of the history has it no more. */
export const PlanReady = () => {
  const navigate = useNavigate();
  return (
    <PlanReadyDialog
      onClose={() => {
        void navigate({
          to: '.',
          replace: true,
          resetScroll: false,
          state: ({ isPlanReady: _seen, ...others }) => others,
        });
      }}
    />
  );
};
