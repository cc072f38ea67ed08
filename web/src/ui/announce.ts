let listener: ((message: string) => void) | null = null;

/** Says something politely to those who listen to the page: a new count, a saved field. */
export const announce = (message: string): void => {
  listener?.(message);
};

/** The one region that speaks; it registers here. */
export const onAnnounce = (next: (message: string) => void): (() => void) => {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
};
