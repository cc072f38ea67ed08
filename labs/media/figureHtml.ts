import type { Figure } from '@atrium/content/films/slide.ts';
import { escapeHtml } from '@atrium/content/printed.ts';
import type { Palette } from './paletteOf.ts';

const num = (value: number): string => String(Math.round(value * 10) / 10);
const enter = (at: number, move = 'rise'): string => `data-in="${String(at)}" data-move="${move}"`;
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`;

/** The sun of a slide, which moves from row to row as they appear. */
const walkingSun = (at: readonly number[], rows: readonly number[], size: number, left: number): string =>
  `<div class="sun" style="width:${num(size)}px;height:${num(size)}px;left:${num(left)}px;top:${num(-size / 2)}px" data-stops='${JSON.stringify(
    at.map((t, i) => [t, rows[i] ?? 0]),
  )}'></div>`;

function text(x: number, y: number, size: number, fill: string, content: string, extra = ''): string {
  return `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" fill="${fill}" text-anchor="middle" ${extra}>${escapeHtml(content)}</text>`;
}

function barsHtml(figure: Extract<Figure, { kind: 'bars' }>, at: readonly number[], palette: Palette): string {
  const step = Math.min(250, 1152 / figure.items.length);
  const width = step * 0.56;
  const left = (1152 - step * figure.items.length) / 2;
  const floor = 338;
  const most = Math.max(...figure.items.map((item) => item.value));
  const bars = figure.items.map((item, i) => {
    const x = left + i * step + (step - width) / 2;
    const hot = i === figure.hot;
    const h = Math.max(28, (item.value / most) * 232);
    const shape =
      h < width / 2
        ? `M${num(x)} ${num(floor)}A${num(width / 2)} ${num(h)} 0 0 1 ${num(x + width)} ${num(floor)}Z`
        : arch(x, floor - h, width, h);
    const sun = hot
      ? `<circle cx="${num(x + width / 2)}" cy="${num(floor - h - 54 - 24)}" r="20" fill="${palette.sun}" ${enter((at[i] ?? 0) + 0.5)}/>`
      : '';
    return (
      `<path d="${shape}" fill="${hot ? palette.deep : palette.soft}" ${enter(at[i] ?? 0, 'grow')} data-floor="${String(floor)}"/>` +
      `<g ${enter((at[i] ?? 0) + 0.3)}>${text(x + width / 2, floor - h - 16, 30, '#13201A', item.shown, 'font-weight="600"')}${text(x + width / 2, floor + 42, 26, '#46534C', item.label)}</g>` +
      sun
    );
  });
  return `<svg viewBox="0 0 1152 392">${bars.join('')}<path d="M0 ${String(floor)}H1152" stroke="#13201A" stroke-width="2"/></svg>`;
}

function flowHtml(figure: Extract<Figure, { kind: 'flow' }>, at: readonly number[], palette: Palette): string {
  const step = 1152 / figure.items.length;
  const width = Math.min(150, step * 0.62);
  const floor = 300;
  const doors = figure.items.map((item, i) => {
    const x = i * step + (step - width) / 2;
    const hot = i === figure.hot;
    const inner = hot
      ? `<circle cx="${num(x + width / 2)}" cy="188" r="34" fill="${palette.sun}"/>`
      : `<path d="${arch(x + 26, 142, width - 52, floor - 142)}" fill="${palette.soft}"/>`;
    return `<g ${enter(at[i] ?? 0)}><path d="${arch(x, 104, width, floor - 104)}" fill="${hot ? palette.deep : palette.mid}"/>${inner}${text(x + width / 2, floor + 54, 32, '#13201A', item, 'font-weight="600"')}</g>`;
  });
  return `<svg viewBox="0 0 1152 392"><path d="M0 ${String(floor)}H1152" stroke="#13201A" stroke-width="2"/>${doors.join('')}</svg>`;
}

function quadHtml(figure: Extract<Figure, { kind: 'quad' }>, at: readonly number[], palette: Palette): string {
  const [x0, y0, w, h] = [250, 4, 760, 340];
  const marks = figure.items.map((item, i) => {
    const cx = x0 + item.x * w;
    const cy = y0 + (1 - item.y) * h;
    const hot = i === figure.hot;
    return `<g ${enter(at[i] ?? 0)}><circle cx="${num(cx)}" cy="${num(cy)}" r="${hot ? '26' : '18'}" fill="${hot ? palette.sun : palette.mid}"/><text x="${num(cx + 40)}" y="${num(cy + 10)}" font-size="29" font-weight="${hot ? '650' : '500'}" fill="#13201A">${escapeHtml(item.text)}</text></g>`;
  });
  return `<svg viewBox="0 0 1152 392"><path d="M${num(x0)} ${num(y0)}h${num(w / 2)}v${num(h / 2)}h${num(-w / 2)}Z" fill="#E1ECE3"/><path d="M${num(x0 + w / 2)} ${num(y0)}v${num(h)}M${num(x0)} ${num(y0 + h / 2)}h${num(w)}" stroke="#C9CFC4" stroke-width="1.5"/><path d="M${num(x0)} ${num(y0)}v${num(h)}h${num(w)}" fill="none" stroke="#13201A" stroke-width="2"/>${text(x0 + w / 2, y0 + h + 38, 24, '#46534C', `${figure.across} →`)}<g transform="translate(${num(x0 - 24)} ${num(y0 + h / 2)}) rotate(-90)">${text(0, 0, 24, '#46534C', `${figure.up} →`)}</g>${marks.join('')}</svg>`;
}

/** The figure of a slide as HTML; `at` says when each item appears. Titles and closings have none. */
export function figureHtml(figure: Figure, at: readonly number[], palette: Palette): string {
  const when = (i: number): number => at[i] ?? 0;
  switch (figure.kind) {
    case 'title':
    case 'close':
      return '';
    case 'bars':
      return `<div class="matter">${barsHtml(figure, at, palette)}</div>`;
    case 'flow':
      return `<div class="matter">${flowHtml(figure, at, palette)}</div>`;
    case 'quad':
      return `<div class="matter">${quadHtml(figure, at, palette)}</div>`;
    case 'lines': {
      const row = 392 / figure.items.length;
      const rows = figure.items.map((item, i) => `<div ${enter(when(i))}>${escapeHtml(item)}</div>`);
      return `<div class="matter lines">${rows.join('')}${walkingSun(
        at,
        figure.items.map((_, i) => row * (i + 0.5)),
        30,
        8,
      )}</div>`;
    }
    case 'pair': {
      const halves = figure.items.map(
        (item, i) =>
          `<div ${enter(when(i))}>${i === 1 ? '<div class="sun"></div>' : ''}<div class="head">${escapeHtml(item.head)}</div><p>${escapeHtml(item.text)}</p></div>`,
      );
      return `<div class="matter pair">${halves.join('')}</div>`;
    }
    case 'number':
      return `<div class="matter number"><div class="arch"><span class="big">${escapeHtml(figure.big)}</span></div><div class="sun"></div>${figure.items.map((item, i) => `<p ${enter(when(i), 'fade')}>${escapeHtml(item)}</p>`).join('')}</div>`;
    case 'sheet': {
      const row = (404 - 24 - 12 - 44.4) / figure.items.length;
      const rows = figure.items.map((item, i) => `<div ${enter(when(i), 'fade')}>${escapeHtml(item)}</div>`);
      return `<div class="matter sheet"><div class="head">${escapeHtml(figure.title)}</div>${rows.join('')}${walkingSun(
        at,
        figure.items.map((_, i) => 68.4 + row * (i + 0.5)),
        26,
        48,
      )}</div>`;
    }
    case 'ledger': {
      const rows = figure.items.map(
        (item, i) =>
          `<div class="${item.total ? 'total' : ''}" ${enter(when(i))}><span>${escapeHtml(item.label)}</span><span>${escapeHtml(item.shown)}</span>${i === figure.hot ? '<div class="sun"></div>' : ''}</div>`,
      );
      return `<div class="matter ledger">${rows.join('')}</div>`;
    }
  }
}
