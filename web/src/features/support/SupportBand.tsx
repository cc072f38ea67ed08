import { supportMinutesLeft } from '@atrium/domain/access/supportMode.ts';
import { counted } from '@atrium/domain/counted.ts';
import { second } from '@atrium/domain/time.ts';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { goTo } from '#lib/supportMode.ts';
import { useNow } from '#lib/useNow.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { endSupportSpec } from './supportCalls.ts';
import styles from './SupportBand.module.css';

export interface SupportBandProps {
  /** The member whose pages are seen. */
  viewer: SignedIn;
  /** Epoch milliseconds. */
  endsAt: number;
}

/**
 * Says on every page whose pages somebody of the team sees, how long still, and how to stop (STF-06). The minutes are
 * not announced as they pass.
 */
export const SupportBand = ({ viewer, endsAt }: SupportBandProps) => {
  const left = supportMinutesLeft(endsAt, useNow(second));
  const { busy, fault, save } = useSave(endSupportSpec);
  const back = `/studio/people/${encodeURIComponent(viewer.memberId)}`;
  useEffect(() => {
    if (left > 0) return;
    // a moment later, when the service has ended it too
    const timer = setTimeout(() => {
      goTo(back);
    }, second);
    return () => {
      clearTimeout(timer);
    };
  }, [left, back]);
  const band = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const height = `${String(band.current?.offsetHeight ?? 0)}px`;
      document.documentElement.style.setProperty('--band-height', height);
    };
    const observer = new ResizeObserver(measure);
    if (band.current !== null) observer.observe(band.current);
    measure();
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--band-height');
    };
  }, []);
  return (
    <section ref={band} className={styles.band} aria-label="Support mode">
      <IconEye aria-hidden="true" />
      <p className={styles.words}>
        <b>You see this as {viewer.displayName} does.</b>{' '}
        <span>Nothing can be changed, and they can read that you were here.</span>
      </p>
      <p className={styles.left}>{counted(left, 'minute')} left</p>
      <Button
        size="s"
        busy={busy}
        className={styles.end}
        onClick={() => {
          save(undefined, () => {
            goTo(back);
          });
        }}
      >
        End
      </Button>
      <FaultNote fault={fault} />
    </section>
  );
};
