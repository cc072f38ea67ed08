import {
  IconArrowRight,
  IconBroadcast,
  IconCalendar,
  IconDownload,
  IconExternalLink,
  IconFileText,
  IconLink,
  IconLock,
  IconUpload,
  IconVideo,
} from '@tabler/icons-react';

const icons: Readonly<Record<string, typeof IconLink | undefined>> = {
  'arrow-right': IconArrowRight,
  broadcast: IconBroadcast,
  calendar: IconCalendar,
  download: IconDownload,
  'external-link': IconExternalLink,
  'file-text': IconFileText,
  link: IconLink,
  lock: IconLock,
  upload: IconUpload,
  video: IconVideo,
};

/** The icon of this name; null for none, or one that this version does not know. */
export function iconOf(name: string | null) {
  const Icon = name === null ? undefined : icons[name];
  return Icon === undefined ? null : <Icon aria-hidden="true" />;
}
