import type { FlagProvider } from '../ports/flags.ts';

/** What the first provider has takes precedence, and is answered even when the second fails. */
export function flagsInOrder(first: FlagProvider, second: FlagProvider): FlagProvider {
  return {
    freshFor: Math.min(first.freshFor ?? Infinity, second.freshFor ?? Infinity),
    valuesFor: async (subject) => {
      const values = await first.valuesFor(subject);
      if (values['blockLogin'] !== undefined) return values;
      return { ...(await second.valuesFor(subject)), ...values };
    },
  };
}
