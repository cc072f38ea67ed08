import { useQuery } from '@tanstack/react-query';
import { sessionPath, videoPath, type VideoPlace } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { ContentRefusedView } from '#parts/ContentRefusedView.tsx';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { VideoPage } from './VideoPage.tsx';
import { videoPageOptions } from './videoPageQuery.ts';

export interface VideoScreenProps {
  readonly place: VideoPlace;
  readonly seek: string | undefined;
  readonly onGo: (href: string) => void;
  readonly onBack: () => void;
}

/** What a video's address shows: the page, or why it does not open (VID-11, SSN-03). */
export const VideoScreen = ({ place, ...rest }: VideoScreenProps) => {
  const viewer = useViewer();
  // fetched by the route; it must not change while the member watches
  const { data } = useQuery({ ...videoPageOptions(place), staleTime: 'static' });
  if (data === undefined) return null;
  if (data.kind === 'refused') {
    if (data.refusal.code === 'NOT_FOUND') return <NotFoundView />;
    return <ContentRefusedView refusal={data.refusal} />;
  }
  const { page } = data;
  return (
    <VideoPage
      key={`${place.topLevelId}/${place.groupId}/${place.videoContentId}`}
      {...rest}
      place={place}
      page={page}
      hrefTo={(to) => videoPath(viewer, page.sourceType, to, page.session.courseType)}
      sessionHref={sessionPath(place.topLevelId, viewer, page.session.courseType)}
    />
  );
};
