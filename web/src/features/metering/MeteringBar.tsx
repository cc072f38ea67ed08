import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { meteringState } from '@atrium/domain/video/metering.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#lib/storage.ts';
import { Banner } from '#parts/Banner.tsx';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { meteringQuery } from './meteringQuery.ts';
import styles from './MeteringBar.module.css';

const meteringDialog = lazyPart(
  () => import('#parts/MeteringDialog.tsx'),
  (file) => file.MeteringDialog,
);

/**
 * A bar at the bottom of the pages that a limited account may open: the videos left this month, until dismissed
 * (LIM-01), without an offer while no membership is for sale (BEG-06).
 */
export const MeteringBar = ({ path }: { path: string }) => {
  const { data } = useQuery({ ...meteringQuery(path), placeholderData: keepPreviousData });
  const [closed, setClosed] = useState(() => readStored('meteringBarClosedAt'));
  const [asked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
  };
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => (bar === null ? undefined : keepFocusAbove(bar)), [bar]);
  const plan = data?.page;
  if (!plan) return null;
  const { remaining, exceeded } = meteringState(plan);
  // dismissed for this number only: it is shown again when one more video is used
  if (remaining === null || closed === String(remaining)) return null;
  return (
    <div ref={setBar} className={styles.bar}>
      <Banner
        label="Free videos"
        lead={exceeded ? "You've reached your free video limit." : `${videosInWords(remaining)} left this month.`}
        action={
          !plan.isSold ? null : exceeded ? (
            <Button
              variant="sun"
              size="s"
              aria-haspopup="dialog"
              onPointerEnter={meteringDialog.preload}
              data-cta="ENROLL NOW"
              onClick={() => {
                setAsked(true);
              }}
            >
              ENROLL NOW
            </Button>
          ) : (
            <ButtonLink variant="sun" size="s" href={upgradePath} data-cta="ENROLL NOW">
              ENROLL NOW
            </ButtonLink>
          )
        }
        onDismiss={() => {
          writeStored('meteringBarClosedAt', String(remaining));
          setClosed(String(remaining));
          // the button that had the focus is gone
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        {plan.isSold ? 'Become a member for full access.' : null}
      </Banner>
      {exceeded && asked ? (
        <Part of={meteringDialog} with={{ resetsAt: Number(plan.resetsAt), onClose: close }} onMissing={close} />
      ) : null}
    </div>
  );
};

/** While the bar covers the foot of the window, what gets the focus is scrolled to above it (WCAG 2.4.11). */
function keepFocusAbove(bar: HTMLElement): () => void {
  const page = document.documentElement;
  const measure = (): void => {
    page.style.scrollPaddingBottom = `${String(bar.offsetHeight)}px`;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  measure();
  return () => {
    observer.disconnect();
    page.style.scrollPaddingBottom = '';
  };
}

/** The documents' 'N video(s)' (contradiction 22). */
function videosInWords(count: number): string {
  return count === 1 ? '1 video' : `${String(count)} videos`;
}
