/** A ref that focuses its element when it appears: the button that had the focus has left with the slide before. */
export const focusOnMount = (element: HTMLElement | null): void => {
  element?.focus();
};
