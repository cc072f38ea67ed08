import { useRouter } from '@tanstack/react-router';
import type { VideoPlace } from '#lib/links.ts';
import { VideoScreen } from './VideoScreen.tsx';

export interface VideoRouteProps {
  place: VideoPlace;
  /** The raw value of ?seek. */
  seek: string | undefined;
}

/** A video under any of its addresses (access.md §2.1). */
export const VideoRoute = ({ place, seek }: VideoRouteProps) => {
  const router = useRouter();
  return (
    <VideoScreen
      place={place}
      seek={seek}
      onGo={(href) => {
        void router.navigate({ href });
      }}
      onBack={() => {
        if (router.history.canGoBack()) router.history.back();
        else void router.navigate({ to: '/courses' });
      }}
    />
  );
};
