import { createFileRoute } from '@tanstack/react-router';
import { loadVideo } from '#features/video/loadVideo.ts';
import { VideoPage } from '#features/video/VideoPage.tsx';
import { VideoSkeleton } from '#features/video/VideoSkeleton.tsx';
import { textSearch } from '#lib/textSearch.ts';

export const Route = createFileRoute('/_shell/courses/ondemand/$topLevelId/$groupId/$videoContentId')({
  validateSearch: textSearch('seek'),
  loader: loadVideo,
  // one that is opened again waits for its loader: a player resumes only once
  gcTime: 0,
  pendingComponent: VideoSkeleton,
  component: Video,
});

function Video() {
  return <VideoPage address={Route.useParams()} seek={Route.useSearch().seek} />;
}
