const GAP = 8;
const EDGE = 8;

/** Positions a fixed floating element below its button (above when there is no room), inside the viewport. */
export const placeBeside = (floating: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void => {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = align === 'end' ? at.right - width : at.left;
  const below = at.bottom + GAP;
  const top = below + height > clientHeight - EDGE && at.top - GAP - height > EDGE ? at.top - GAP - height : below;
  floating.style.left = `${String(Math.max(EDGE, Math.min(left, clientWidth - width - EDGE)))}px`;
  floating.style.top = `${String(Math.max(EDGE, Math.min(top, clientHeight - height - EDGE)))}px`;
};
