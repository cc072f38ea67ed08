/** Made by `web/places.ts`. */
declare module 'virtual:places' {
  /** A state's name with its cities, by name. */
  export type State = readonly [name: string, cities: readonly string[]];
  export const countries: readonly (readonly [
    name: string,
    load: () => Promise<{ readonly default: readonly State[] }>,
  ])[];
}
