import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollRegionProps {
  /** What scrolls in it: 'Members of your team'. */
  label: string;
  className: string | undefined;
  /** One element, which may be wider than the region. */
  children: ReactNode;
}

/** A region that scrolls sideways, and is a tab stop only while there is something to scroll to by arrow keys. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = region.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => {
      const isWider = element.scrollWidth > element.clientWidth;
      setScrolls(isWider && getComputedStyle(element).overflowX !== 'visible');
    });
    observer.observe(element);
    observer.observe(content);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={region} className={className} role="region" aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
};
