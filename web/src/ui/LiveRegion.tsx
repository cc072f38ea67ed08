import { useEffect, useRef } from 'react';
import { onAnnounce } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The live region of `announce`. It is emptied first, so that a repeated message is read again. */
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
