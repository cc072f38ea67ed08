declare module 'subset-font' {
  /** A font with these characters alone, and its axes narrowed to a range or pinned to a value. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Uint8Array>;
}
