import { useEffect, useRef } from 'react';
import { onAnnounce } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Where `announce` is heard. The text is cleared first, so that the same words are read a second time. */
export const LiveRegion = () => {
  const region = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onAnnounce((message) => {
        const element = region.current;
        if (!element) return;
        element.textContent = '';
        requestAnimationFrame(() => {
          element.textContent = message;
        });
      }),
    [],
  );
  return <VisuallyHidden ref={region} aria-live="polite" aria-atomic="true" />;
};
