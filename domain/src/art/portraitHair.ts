import { disc, path, rect } from './draw.ts';
import type { HairStyle } from './types.ts';

export const hairStyles: readonly HairStyle[] = [
  'crop',
  'side',
  'bob',
  'long',
  'afro',
  'bun',
  'bald',
  'hijab',
  'turban',
  'curls',
  'braids',
  'wave',
];
export interface HairColors {
  readonly hair: string;
  readonly cloth: string;
  readonly clothShade: string;
  readonly sun: string;
}

/** The part of the hair that is drawn behind the head. */
export function hairBehind(style: HairStyle, { hair, cloth }: HairColors): string {
  switch (style) {
    case 'bob':
      return path('M108 200C100 80 300 80 292 200C296 250 300 290 284 312H116C100 290 104 250 108 200Z', hair);
    case 'long':
      return path('M104 200C96 74 304 74 296 200C300 280 318 360 312 420H88C82 360 100 280 104 200Z', hair);
    case 'wave':
      return path(
        'M106 200C92 80 308 80 294 200C316 240 288 280 312 330C318 372 290 390 276 392H124C110 390 82 372 88 330C112 280 84 240 106 200Z',
        hair,
      );
    case 'afro':
      return disc(200, 172, 124, hair);
    case 'bun':
      return disc(200, 74, 42, hair);
    case 'curls':
      return (
        disc(128, 150, 50, hair) +
        disc(272, 150, 50, hair) +
        disc(112, 206, 40, hair) +
        disc(288, 206, 40, hair) +
        disc(164, 108, 52, hair) +
        disc(236, 108, 52, hair) +
        disc(200, 96, 50, hair)
      );
    case 'braids':
      return (
        [96, 122, 262, 288].map((x) => rect(x, 170, 22, 220, hair, ' rx="11"')).join('') +
        path('M104 200C96 74 304 74 296 200Z', hair)
      );
    case 'hijab':
      return path('M96 210C88 70 312 70 304 210C308 300 322 360 330 420H70C78 360 92 300 96 210Z', cloth);
    default:
      return '';
  }
}

const cap = 'M122 206C112 88 288 88 278 206C270 176 262 160 246 150';

/** The part of the hair that is drawn over the forehead. */
export function hairInFront(style: HairStyle, { hair, cloth, clothShade, sun }: HairColors): string {
  switch (style) {
    case 'crop':
      return path(`${cap}C224 160 176 160 154 150C138 160 130 176 122 206Z`, hair);
    case 'side':
      return path(
        'M122 208C108 84 292 78 278 208C272 180 264 164 254 152C216 166 168 160 150 136C138 156 128 176 122 208Z',
        hair,
      );
    case 'bob':
      return path(
        'M118 214C108 84 292 84 282 214C276 190 268 172 262 160C220 168 170 168 138 160C132 172 124 190 118 214Z',
        hair,
      );
    case 'long':
      return path('M116 226C106 82 294 82 284 226C278 190 256 160 200 132C144 160 122 190 116 226Z', hair);
    case 'wave':
      return path(
        'M116 226C106 82 294 82 284 226C280 196 262 164 226 140C210 168 150 176 132 184C124 196 120 210 116 226Z',
        hair,
      );
    case 'afro':
      return path(`${cap}C224 140 176 140 154 150C138 160 130 176 122 206Z`, hair);
    case 'bun':
      return path('M122 200C114 86 286 86 278 200C266 160 240 146 200 144C160 146 134 160 122 200Z', hair);
    case 'curls':
      return disc(150, 134, 26, hair) + disc(184, 124, 28, hair) + disc(220, 126, 28, hair) + disc(252, 138, 24, hair);
    case 'braids':
      return path(
        'M120 206C112 86 288 86 280 206C270 166 246 144 204 140L200 112L196 140C154 144 130 166 120 206Z',
        hair,
      );
    case 'turban':
      return (
        path('M112 186C104 60 296 60 288 186C262 150 230 142 200 168C170 142 138 150 112 186Z', cloth) +
        path(
          'M112 186C140 120 236 92 276 128C290 144 292 166 288 186C262 150 230 142 200 168C180 150 140 150 112 186Z',
          clothShade,
        ) +
        path('M186 158L200 122L214 158L200 170Z', sun)
      );
    case 'hijab':
      return path(
        'M112 214C104 88 296 88 288 214C286 252 280 290 246 318L200 330L154 318C120 290 114 252 112 214ZM136 206C136 246 150 300 200 302C250 300 264 246 264 206C264 128 136 128 136 206Z',
        clothShade,
        ' fill-rule="evenodd"',
      );
    case 'bald':
      return '';
  }
}
