/** The options of portrait.ts besides the seed; absent options are derived from the seed. */
export interface PortraitSpec {
  readonly style?: HairStyle;
  readonly skin?: number;
  readonly hair?: number;
  readonly ground?: number;
  readonly cloth?: number;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  readonly neck?: 'crew' | 'shirt' | 'blazer' | 'roll';
}
export type HairStyle =
  | 'crop'
  | 'side'
  | 'bob'
  | 'long'
  | 'afro'
  | 'bun'
  | 'bald'
  | 'hijab'
  | 'turban'
  | 'curls'
  | 'braids'
  | 'wave';

/** What a picture is about; it chooses the palette. */
export type ArtTopic =
  | 'ai'
  | 'strategy'
  | 'leadership'
  | 'product'
  | 'marketing'
  | 'data'
  | 'finance'
  | 'operations'
  | 'community'
  | 'house'
  | 'writing';
/** How a picture is composed. */
export type Motif =
  | 'orbits'
  | 'nave'
  | 'strata'
  | 'arcade'
  | 'tessera'
  | 'rays'
  | 'columns'
  | 'weave'
  | 'steps'
  | 'petals'
  | 'scales';
