declare module 'subset-font' {
  /** Subsets a font to these characters; each axis is narrowed to a range or pinned to a value. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      /** The OpenType features to retain, by their tags; all when absent. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
