/** Colours of a clip's figures, from the design language's topics: dark shape, middle, light, and the one sun. */
export interface Palette {
  deep: string;
  mid: string;
  soft: string;
  sun: string;
}

const bottle: Palette = { deep: '#14392D', mid: '#2C6650', soft: '#9CCBB0', sun: '#F4B740' };

const palettes: Record<string, Palette> = {
  'map-the-work': { deep: '#24382F', mid: '#54705F', soft: '#A3B8A4', sun: '#F08A3C' },
  'good-brief': { deep: '#2B2250', mid: '#56409A', soft: '#9A86D2', sun: '#F5B94A' },
  'price-with-reason': { deep: '#4B2E0D', mid: '#96600F', soft: '#D9A63F', sun: '#F4B740' },
  'data-story': { deep: '#14305A', mid: '#3B72AD', soft: '#8FB8DA', sun: '#EE6A45' },
  'negotiate-calmly': { deep: '#14392D', mid: '#2F6B52', soft: '#8DB99A', sun: '#E5673F' },
  'peer-group': { deep: '#6B1D3F', mid: '#A83A5F', soft: '#E07F8E', sun: '#F6BE4A' },
  'prompts-that-hold': { deep: '#1B2757', mid: '#32459C', soft: '#7189D9', sun: '#F4B740' },
  'read-a-pnl': { deep: '#4B2E0D', mid: '#96600F', soft: '#D9A63F', sun: '#F4B740' },
  'product-discovery': { deep: '#0D4B52', mid: '#15757A', soft: '#6FB9AE', sun: '#F2704F' },
};

/** The palette of a clip; bottle and daylight where it has none of its own. */
export const paletteOf = (externalKey: string): Palette => palettes[externalKey] ?? bottle;
