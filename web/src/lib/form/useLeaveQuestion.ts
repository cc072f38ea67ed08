import { useEffect } from 'react';

/** While `asks` is true, the browser asks before the page is left. */
export function useLeaveQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [asks]);
}
