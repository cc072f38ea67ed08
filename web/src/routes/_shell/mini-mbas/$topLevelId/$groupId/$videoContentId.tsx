import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '../../../../../parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/mini-mbas/$topLevelId/$groupId/$videoContentId')({
  component: () => <NotHereYetView title="Video" />,
});
