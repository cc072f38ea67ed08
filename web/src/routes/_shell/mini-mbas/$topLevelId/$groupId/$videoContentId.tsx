import { createFileRoute } from '@tanstack/react-router';
import { loadVideoPage } from '#features/video/loadVideoPage.ts';
import { VideoRoute } from '#features/video/VideoRoute.tsx';
import { textSearch } from '#lib/textSearch.ts';

export const Route = createFileRoute('/_shell/mini-mbas/$topLevelId/$groupId/$videoContentId')({
  validateSearch: textSearch('seek'),
  loader: loadVideoPage,
  component: Video,
});

function Video() {
  return <VideoRoute place={Route.useParams()} seek={Route.useSearch().seek} />;
}
