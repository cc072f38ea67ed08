import { archPath, at, disc, num, path } from './draw.ts';
import { motifs } from './motifs.ts';
import { palettes, type Ink } from './palettes.ts';
import { random } from './random.ts';
import { rimText } from './rimText.ts';
import type { ArtTopic, Motif } from './types.ts';

export interface MedallionOptions {
  readonly seed: string;
  readonly topic: ArtTopic;
  /** Absent: that of the topic. */
  readonly ink?: Ink;
  readonly motif?: Motif;
  readonly title: string;
  readonly issuer: string;
  readonly year: string;
  readonly tier: 'badge' | 'certificate';
  /** False for small sizes. */
  readonly text?: boolean;
}

const centre = 240;
const rims = {
  certificate: ['#F8E2A6', '#E0A932', '#A9771A'],
  badge: ['#EFE3CC', '#CDB48A', '#94764A'],
} as const;
const turns = 30;

const light = (hex: string): number =>
  [1, 3, 5].reduce((sum, i, k) => sum + parseInt(hex.slice(i, i + 2), 16) * ([0.3, 0.6, 0.1][k] ?? 0), 0);
const scallops = (count: number, depth: number): string => {
  const on = (command: string, k: number, q: number): string =>
    at(command, centre + Math.cos((k * 2 * Math.PI) / count) * q, centre + Math.sin((k * 2 * Math.PI) / count) * q);
  let edge = on('M', 0, 226);
  for (let i = 0; i < count; i++) edge += on('Q', i + 0.5, 226 + depth * 2) + on(' ', i + 1, 226);
  return `${edge}Z`;
};

const rosette = (id: string, stroke: string, height: number): string => {
  const others = Array.from(
    { length: turns - 1 },
    (_, i) => `<use href="#${id}e" transform="rotate(${num(((i + 1) * 180) / turns)} 240 240)"/>`,
  );
  return `<g id="${id}r" fill="none" stroke="${stroke}" opacity=".55"><ellipse id="${id}e" cx="240" cy="240" rx="206" ry="${num(height)}"/>${others.join('')}</g>`;
};

/** A medallion, 480 x 480 units. The ids inside include a hash of the arguments, so that several fit on one page. */
export function medallion(options: MedallionOptions): string {
  const { seed, topic, title, issuer, year, tier, text = true } = options;
  const palette = palettes[topic];
  const motif = options.motif ?? palette.motifs[0];
  const ink = options.ink ?? palette.ink;
  const rim = rims[tier];
  const certificate = tier === 'certificate';
  const id = `m${Math.floor(random(`${topic}${seed}${tier}`).next() * 1e8).toString(36)}`;
  const dark = ink.slice(0, 3).reduce((a, b) => (light(b) < light(a) ? b : a));
  const { art, sunX } = motifs[motif](random(`${topic}/${seed}`), ink);
  const shift = Math.min(0, Math.max(176 - 416, 88 - sunX * 0.52));
  const r = random(`medal/${topic}/${seed}`);
  const window = archPath(152, 128, 176, 224);
  const gold = `url(#${id}g)`;
  const defs = `<defs><linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${rim[0]}"/><stop offset=".5" stop-color="${rim[1]}"/><stop offset="1" stop-color="${rim[2]}"/></linearGradient><clipPath id="${id}c"><path d="${window}"/></clipPath></defs>`;
  const body =
    path(scallops(certificate ? 60 : 36, certificate ? 5 : 8), gold) +
    disc(centre, centre, 212, dark) +
    rosette(id, ink[3], r.int(120, 146)) +
    `<circle cx="240" cy="240" r="207" fill="none" stroke="${gold}" stroke-width="3"/>` +
    disc(centre, centre, 199, dark) +
    (certificate ? `<circle cx="240" cy="240" r="193" fill="none" stroke="${rim[1]}"/>` : '') +
    disc(centre, centre, 146, gold) +
    disc(centre, centre, certificate ? 140 : 139, dark) +
    `<use href="#${id}r" opacity=".9" transform="translate(240 240) scale(.66) translate(-240 -240)"/>` +
    `<g clip-path="url(#${id}c)"><g transform="translate(${num(152 + shift)} 112) scale(.52)">${art}</g></g>` +
    `<path d="${window}" fill="none" stroke="${gold}" stroke-width="6"/>` +
    disc(72, 262, 4, rim[1]) +
    disc(408, 262, 4, rim[1]) +
    (text ? rimText({ title, issuer: year === '' ? issuer : `${issuer} · ${year}`, tint: rim[0] }) : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">${defs}${body}</svg>`;
}
