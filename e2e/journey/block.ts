/** A promise `blocked` that blocks until `release` is called. */
export function block(): { readonly blocked: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { blocked, release };
}
