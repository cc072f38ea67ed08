import { disc, num, path, rect } from './draw.ts';
import { cloths, grounds, hairs, skins } from './portraitColors.ts';
import { hairBehind, hairInFront, hairStyles } from './portraitHair.ts';
import { random } from './random.ts';
import type { PortraitSpec } from './types.ts';

const face =
  'M128 196C126 108 274 108 272 196C273 226 270 250 256 274C242 296 220 310 200 310C180 310 158 296 144 274C130 250 127 226 128 196Z';
const beardShape =
  'M130 232C134 246 150 250 176 246C192 242 208 242 224 246C250 250 266 246 270 232C270 256 262 276 250 290C236 308 216 316 200 316C184 316 164 308 150 290C138 276 130 256 130 232Z';
const faceShade = 'M200 100V196C204 214 214 232 216 240C212 248 204 248 200 249V320H290V100Z';

const necklines = {
  crew: (_: string, shade: string) => path('M150 358C160 396 240 396 250 358L260 362C252 412 148 412 140 362Z', shade),
  shirt: () =>
    path('M150 356L200 398L172 422L138 366Z', '#FBF6EA') + path('M250 356L200 398L228 422L262 366Z', '#E4DCC8'),
  blazer: (cloth: string, shade: string) =>
    path('M156 360L200 470L244 360L200 392Z', '#FBF6EA') +
    path('M200 392L244 360L200 470Z', '#E4DCC8') +
    path('M150 358L126 372L142 420L200 480L160 372Z', shade) +
    path('M250 358L274 372L258 420L200 480L240 372Z', cloth),
  roll: (cloth: string, shade: string) =>
    path('M154 330H246V384C230 398 170 398 154 384Z', cloth) + path('M200 330H246V384C236 392 216 396 200 396Z', shade),
} as const;

/** The hair colors that suit a skin tone, as indexes into `hairs`. */
const hairChoices = (tone: number): readonly number[] =>
  tone < 2 ? [0, 1, 2, 3, 4, 5, 6, 7] : tone < 4 ? [0, 1, 2, 0, 5] : [0, 1, 0, 5];

/**
 * A face half in light, half in shade, as an SVG document of 320 x 400. Options that are absent are derived from the
 * seed.
 */
export function portrait({ seed, ...options }: PortraitSpec & { readonly seed: string }): string {
  const r = random(`face/${seed}`);
  const tone = options.skin ?? r.int(0, 5);
  const [lit, shade] = skins[tone] ?? skins[0];
  const [wall, sun] = grounds[options.ground ?? r.int(0, 7)] ?? grounds[0];
  const hair = hairs[options.hair ?? r.pick(hairChoices(tone))] ?? hairs[0];
  const style = options.style ?? r.pick(hairStyles);
  const [cloth, clothShade] = cloths[options.cloth ?? r.int(0, 8)] ?? cloths[0];
  const glasses = options.glasses ?? r.next() < 0.25;
  const beard = options.beard ?? (['crop', 'side', 'bald', 'turban'].includes(style) && r.next() < 0.45);
  const neck = options.neck ?? r.pick(['crew', 'shirt', 'blazer', 'roll'] as const);
  const sunX = r.flip() ? 130 : 270;
  const sunRadius = r.int(108, 128);
  const smile = r.int(12, 20);

  const dark = tone > 3;
  const colors = { hair, cloth, clothShade, sun };
  const id = `p${Math.floor(random(seed + style).next() * 1e8).toString(36)}`;
  const brow = dark
    ? '#1C1210'
    : style === 'bald'
      ? '#3B2618'
      : ['#D8D4CC', '#D9B26B'].includes(hair)
        ? '#8A7350'
        : hair;
  const beardColor = style === 'bald' ? '#3B2618' : style === 'turban' ? '#221C1A' : hair;
  const coversEars = style === 'hijab' || style === 'bob' || style === 'long';
  const body =
    path('M40 480C44 396 96 372 150 358L200 382L250 358C304 372 356 396 360 480Z', cloth) +
    path('M200 382L250 358C304 372 356 396 360 480H200Z', clothShade);
  const features =
    `<path d="M154 200q14 -9 28 -2M218 198q14 -7 28 2" fill="none" stroke="${brow}" stroke-width="5" stroke-linecap="round"/>` +
    disc(169, 218, 6, '#17100D') +
    disc(231, 218, 6, '#17100D') +
    `<path d="M177 268q23 ${num(smile)} 46 0" fill="none" stroke="${dark ? '#2E100D' : '#7A2F28'}" stroke-width="6" stroke-linecap="round"/>`;
  const frames = `<path d="M143 219a25 25 0 1 0 50 0a25 25 0 1 0-50 0M207 219a25 25 0 1 0 50 0a25 25 0 1 0-50 0M193 215q7-6 14 0" fill="none" stroke="${dark ? '#F1C75B' : '#1F1714'}" stroke-width="5"/>`;
  const art =
    rect(0, 0, 400, 480, wall) +
    disc(sunX, 170, sunRadius, sun) +
    hairBehind(style, colors) +
    body +
    path('M164 280H236V372C220 388 180 388 164 372Z', shade) +
    necklines[neck](cloth, clothShade) +
    (coversEars ? '' : disc(128, 218, 15, lit) + disc(272, 218, 15, shade)) +
    path(face, lit) +
    `<g clip-path="url(#${id})">${path(faceShade, shade)}</g>` +
    (beard ? path(beardShape, beardColor) : '') +
    features +
    hairInFront(style, colors) +
    (glasses ? frames : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 20 320 400" width="320" height="400" preserveAspectRatio="xMidYMid slice"><clipPath id="${id}"><path d="${face}"/></clipPath>${art}</svg>`;
}
