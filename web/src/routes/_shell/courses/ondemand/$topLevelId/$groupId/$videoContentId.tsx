import { createFileRoute } from '@tanstack/react-router';
import { NotHereYetView } from '../../../../../../parts/NotHereYetView.tsx';

export const Route = createFileRoute('/_shell/courses/ondemand/$topLevelId/$groupId/$videoContentId')({
  component: () => <NotHereYetView title="Video" />,
});
