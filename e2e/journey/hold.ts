/** Keeps what awaits `held` waiting, until it is let go. */
export function hold(): { readonly held: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
