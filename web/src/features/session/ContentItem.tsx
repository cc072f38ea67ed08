import { RichText } from '#parts/RichText.tsx';
import { Stack } from '#ui/Layout.tsx';
import { CalendarWeek } from './CalendarWeek.tsx';
import { CtaButton } from './CtaButton.tsx';
import { ProjectButton } from './ProjectButton.tsx';
import type { ContainerData, ItemData, SessionPageData } from './sessionQuery.ts';
import { VideoGroup } from './VideoGroup.tsx';

export interface ContentItemProps {
  readonly item: ItemData;
  readonly container: ContainerData;
  readonly page: SessionPageData;
}

/** One item of a container, by its type (SSN-05). */
export const ContentItem = ({ item, container, page }: ContentItemProps) => {
  switch (item.type) {
    case 'RICH_TEXT':
      return (
        <Stack>
          {item.title === null ? null : <h4>{item.title}</h4>}
          <RichText html={item.intro} />
          <RichText html={item.body} />
          <RichText html={item.outro} />
        </Stack>
      );
    case 'VIDEO_GROUP':
      return <VideoGroup item={item} page={page} />;
    case 'CTA_BUTTON':
      return container.type === 'PROJECT_SUBMISSION' ? (
        <ProjectButton item={item} project={container} page={page} />
      ) : (
        <CtaButton item={item} />
      );
    case 'CALENDAR':
      return <CalendarWeek item={item} />;
    default:
      // a type that this version does not know: skipped and reported
      reportError(new Error(`unknown content item '${item.type}'`));
      return null;
  }
};
