import { timingBanner } from '@atrium/domain/event/timingBanner.ts';
import { second } from '@atrium/domain/time.ts';
import { IconClock, IconVideo } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNow } from '#lib/useNow.ts';
import { announce } from '#ui/announce.ts';
import { Link } from '#ui/Link.tsx';
import type { EventPageData } from './eventQuery.ts';
import styles from './EventPage.module.css';

/**
 * When the event begins, counted down by the second, or that it runs or is over (EVT-04). A timer of its own, so that
 * the rest of the page does not render each second. Screen readers hear a change of state, not each minute. Nothing
 * while a date that nobody attends is more than a day ahead (EVT-11).
 */
export const EventBanner = ({ event }: { event: EventPageData }) => {
  const banner = timingBanner(event, event.attending, useNow(second));
  const kind = banner?.kind;
  const announced = useRef(kind);
  const announceChange = useEffectEvent(() => {
    if (banner !== null && announced.current !== kind) announce(banner.text);
    announced.current = kind;
  });
  useEffect(() => {
    announceChange();
  }, [kind]);
  if (banner === null) return null;
  const Icon = kind === 'concluded' ? IconVideo : IconClock;
  return (
    <p className={styles.banner} data-kind={kind}>
      <Icon aria-hidden="true" />
      <span role={kind === 'countdown' ? 'timer' : undefined}>{banner.text}</span>
      {kind === 'concluded' && event.recordingUrl !== null ? (
        <Link href={event.recordingUrl} target="_blank" rel="noopener">
          Watch the Recording
        </Link>
      ) : null}
    </p>
  );
};
