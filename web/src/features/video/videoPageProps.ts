import type { VideoPlace } from '#lib/links.ts';
import type { VideoPageData } from './videoPageQuery.ts';

/** The properties that the route passes to a video's page. */
export interface VideoPageProps {
  readonly place: VideoPlace;
  readonly page: VideoPageData;
  /** The raw value of ?seek. */
  readonly seek: string | undefined;
  readonly hrefTo: (place: VideoPlace) => string;
  readonly sessionHref: string;
  readonly onGo: (href: string) => void;
  readonly onBack: () => void;
}
