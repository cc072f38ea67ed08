import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './PreviewPane.module.css';

export interface PreviewFrameProps {
  title: string;
  src: string;
}

/** How long a page draws itself after its code has come, in milliseconds. */
const drawing = 300;

/**
 * A page of ours in a frame. The next one is loaded behind it and takes its place once it is drawn, where its reader
 * had scrolled to, so that typing does not make it flicker.
 */
export const PreviewFrame = ({ title, src }: PreviewFrameProps) => {
  const [shown, setShown] = useState(src);
  const [loaded, setLoaded] = useState<string | null>(null);
  const current = useRef<HTMLIFrameElement>(null);
  const next = useRef<HTMLIFrameElement>(null);
  const swap = useEffectEvent(() => {
    next.current?.contentWindow?.scrollTo(0, current.current?.contentWindow?.scrollY ?? 0);
    setShown(src);
  });
  useEffect(() => {
    if (loaded !== src) return;
    const timer = setTimeout(() => {
      swap();
    }, drawing);
    return () => {
      clearTimeout(timer);
    };
  }, [loaded, src]);
  const frame = (address: string, isNext: boolean) => (
    <iframe
      key={address}
      ref={isNext ? next : current}
      className={cx(styles.frame, isNext && styles.next)}
      title={isNext ? `The next ${title}` : title}
      src={address}
      sandbox="allow-scripts allow-same-origin"
      onLoad={() => {
        setLoaded(address);
      }}
    />
  );
  return (
    <div className={styles.frames}>
      {frame(shown, false)}
      {shown === src ? null : frame(src, true)}
    </div>
  );
};
