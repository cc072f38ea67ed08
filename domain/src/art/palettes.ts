import type { ArtTopic, Motif } from './types.ts';

/** Ground, three tones from near to far, paper, sun. */
export type Ink = readonly [ground: string, deep: string, mid: string, soft: string, paper: string, sun: string];

export interface Palette {
  readonly motifs: readonly [Motif, ...Motif[]];
  readonly ink: Ink;
}

export const palettes: Readonly<Record<ArtTopic, Palette>> = {
  ai: {
    motifs: ['orbits', 'scales', 'arcade', 'columns'],
    ink: ['#1B2757', '#32459C', '#7189D9', '#B9C7F2', '#F4ECDC', '#F4B740'],
  },
  strategy: {
    motifs: ['strata', 'steps', 'orbits'],
    ink: ['#F0E4CB', '#14392D', '#2F6B52', '#8DB99A', '#FBF6EA', '#E5673F'],
  },
  leadership: {
    motifs: ['arcade', 'petals', 'strata'],
    ink: ['#EDB7A6', '#4A1B3A', '#86375A', '#C9657A', '#FBEADF', '#F6C453'],
  },
  product: {
    motifs: ['tessera', 'weave', 'orbits'],
    ink: ['#0D4B52', '#15757A', '#6FB9AE', '#BFE0D3', '#F6EFDD', '#F2704F'],
  },
  marketing: {
    motifs: ['rays', 'scales', 'tessera'],
    ink: ['#F7DCC6', '#B5301F', '#E4573D', '#F39A79', '#FFF4E9', '#F7C548'],
  },
  data: {
    motifs: ['columns', 'orbits', 'strata'],
    ink: ['#DCE7EE', '#14305A', '#3B72AD', '#8FB8DA', '#F7F4EA', '#EE6A45'],
  },
  finance: {
    motifs: ['steps', 'columns', 'arcade'],
    ink: ['#E3B04B', '#4B2E0D', '#96600F', '#C98A22', '#FBEFD2', '#FFF8E6'],
  },
  operations: {
    motifs: ['weave', 'tessera', 'steps'],
    ink: ['#DDE3D8', '#24382F', '#54705F', '#A3B8A4', '#F8F6EC', '#F08A3C'],
  },
  community: {
    motifs: ['petals', 'rays', 'arcade'],
    ink: ['#6B1D3F', '#A83A5F', '#E07F8E', '#F3BDB5', '#FFEFE4', '#F6BE4A'],
  },
  // The academy's own pages: sign-in, home, certificates.
  house: { motifs: ['nave'], ink: ['#0B211A', '#14392D', '#2C6650', '#84B596', '#FBEFD3', '#F4B740'] },
  writing: {
    motifs: ['scales', 'rays', 'petals'],
    ink: ['#2B2250', '#56409A', '#9A86D2', '#CFC3EE', '#F6F0E4', '#F5B94A'],
  },
};
