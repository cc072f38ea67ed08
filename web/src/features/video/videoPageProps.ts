import type { VideoPlace } from '#lib/links.ts';
import type { VideoPageData } from './videoPageQuery.ts';

/** What the page of a video is handed by its route. */
export interface VideoPageProps {
  readonly place: VideoPlace;
  readonly page: VideoPageData;
  /** ?seek as it stands in the address. */
  readonly seek: string | undefined;
  readonly hrefTo: (place: VideoPlace) => string;
  readonly sessionHref: string;
  readonly onGo: (href: string) => void;
  readonly onBack: () => void;
}
