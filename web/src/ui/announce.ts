let listener: ((message: string) => void) | null = null;

/** Announces a message politely to screen readers: a new count, a saved field. */
export const announce = (message: string): void => {
  listener?.(message);
};

/** Registers the one live region. */
export const onAnnounce = (next: (message: string) => void): (() => void) => {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
};
