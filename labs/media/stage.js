// Runs inside the page: poses every moving part for a moment of the clip, so that each frame can be drawn exactly.
const FADE = 0.4;
const ENTER = 0.48;
const GROW = 0.64;
const DAWN = 1.4;
const ease = (p) => 1 - (1 - Math.min(1, Math.max(0, p))) ** 3;
const smooth = (p) => ((q) => q * q * (3 - 2 * q))(Math.min(1, Math.max(0, p)));
const all = (name) => [...document.querySelectorAll(`[data-${name}]`)];
const slides = all('slide');
const parts = all('in');
const walkers = all('stops').map((el) => ({ el, stops: JSON.parse(el.dataset.stops) }));

function pose(el, t) {
  const since = t - Number(el.dataset.in);
  const move = el.dataset.move;
  const p = ease(since / (move === 'grow' ? GROW : ENTER));
  if (move === 'grow') {
    el.style.transformOrigin = `0 ${el.dataset.floor}px`;
    el.style.transform = `scaleY(${p})`;
    return;
  }
  el.style.opacity = move === 'dawn' ? 1 : p;
  if (move === 'rise') el.style.transform = `translateY(${(1 - p) * 14}px)`;
  if (move === 'dawn') el.style.transform = `translateY(${(1 - smooth(since / DAWN)) * 120}px)`;
}

function walk({ el, stops }, t) {
  const k = stops.findLastIndex(([at]) => t >= at);
  const to = stops[Math.max(0, k)];
  const from = stops[Math.max(0, k - 1)];
  const p = ease((t - to[0]) / ENTER);
  const y = from[1] + (to[1] - from[1]) * p;
  el.style.transform = `translateY(${y}px)`;
  el.style.opacity = k < 0 ? 0 : k === 0 ? p : 1;
}

window.stage = {
  ready: () =>
    Promise.all([
      document.fonts.load("560 40px 'Commissioner Variable'"),
      ...[...document.images].map((image) => image.decode()),
    ]).then(() => true),
  seek(t) {
    slides.forEach((el, i) => {
      const start = Number(el.dataset.slide);
      const next = slides[i + 1];
      el.style.opacity = i === 0 ? 1 : smooth((t - start) / FADE);
      el.style.visibility = t < start || (next && t > Number(next.dataset.slide) + FADE) ? 'hidden' : 'visible';
    });
    for (const el of parts) pose(el, t);
    for (const walker of walkers) walk(walker, t);
  },
  busy: () => [
    ...slides.map((el) => [Number(el.dataset.slide), FADE]),
    ...parts.map((el) => [Number(el.dataset.in), { grow: GROW, dawn: DAWN }[el.dataset.move] ?? ENTER]),
    ...walkers.flatMap(({ stops }) => stops.map(([at]) => [at, ENTER])),
  ],
};
