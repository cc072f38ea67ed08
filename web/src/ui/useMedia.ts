import { useSyncExternalStore } from 'react';

// the breakpoints of media.css, which scripts cannot read
const queries = { phone: '(width < 45.625em)', narrow: '(width < 52.125em)', desk: '(width >= 68.75em)' } as const;
type Breakpoint = keyof typeof queries;

const subscribers = { phone: subscriberOf('phone'), narrow: subscriberOf('narrow'), desk: subscriberOf('desk') };

/** Whether a breakpoint of media.css applies, where a style sheet is not enough: what is rendered differs. */
export function useMedia(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(subscribers[breakpoint], () => isMedia(breakpoint));
}

/** The same outside a component. */
export function isMedia(breakpoint: Breakpoint): boolean {
  return matchMedia(queries[breakpoint]).matches;
}

function subscriberOf(breakpoint: Breakpoint) {
  return (listener: () => void): (() => void) => {
    const list = matchMedia(queries[breakpoint]);
    list.addEventListener('change', listener);
    return () => {
      list.removeEventListener('change', listener);
    };
  };
}
