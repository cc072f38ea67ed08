/** Named parameters of an address, each a text when present; others, as of a campaign, are kept. */
export type TextSearch<Name extends string> = { readonly [K in Name]?: string | undefined } & Readonly<
  Record<string, unknown>
>;

/**
 * A route's `validateSearch` for parameters that are plain texts; the router reads every value as a text. It is in the
 * first load of every page, so it uses no schema library.
 */
export function textSearch<const Name extends string>(...names: readonly Name[]) {
  return (raw: Readonly<Record<string, unknown>>): TextSearch<Name> => {
    const wrong = names.filter((name) => raw[name] !== undefined && typeof raw[name] !== 'string');
    return Object.fromEntries(
      Object.entries(raw).filter(([name]) => !wrong.includes(name as Name)),
    ) as TextSearch<Name>;
  };
}
