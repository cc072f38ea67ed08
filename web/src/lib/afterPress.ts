/**
 * Calls `act` now, or once what is pressed was released: what appears during a press moves what is pressed away from
 * the pointer, and the press is lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', act, { once: true });
  else act();
}
