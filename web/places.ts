import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const list = 'virtual:places';
const one = 'virtual:places/';

/** A country's name and its ISO 3166-1 code. */
interface Country {
  readonly name: string;
  readonly iso2: string;
}

/**
 * The countries of the world as `virtual:places`, and the states and cities of each as a file of its own, which is
 * loaded when the country is chosen: the largest, the United States, is 240 kB before compression. The package is the
 * maintained one with cities, and its license (ODbL) asks for the attribution below the fields alone;
 * `country-state-city` is under the GPL, `country-region-data` has no cities. It is only needed to build, and a place
 * that it lacks is typed as text.
 */
export function places(): Plugin {
  return {
    name: 'atrium:places',
    resolveId: (id) => (id.startsWith(list) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) return listModule();
      if (!id.startsWith(`\0${one}`)) return null;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(statesOf(id.slice(one.length + 1))))});`;
    },
  };
}

const data = (): string =>
  path.dirname(createRequire(import.meta.url).resolve('@countrystatecity/countries/data/countries.json'));

function read(...names: string[]): unknown {
  return JSON.parse(readFileSync(path.join(data(), ...names), 'utf8'));
}

/** Each country's name, with the function that loads its states. */
function listModule(): string {
  const entries = (read('countries.json') as Country[])
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, iso2 }) => `[${JSON.stringify(name)}, () => import('${one}${iso2}')]`);
  return `export const countries = [${entries.join(',\n')}];`;
}

/** States by name with the names of their cities; a folder of the package is named after both name and code. */
function statesOf(iso2: string): readonly (readonly [state: string, cities: readonly string[]])[] {
  const country = folderOf(data(), iso2);
  if (country === undefined) return [];
  return (read(country, 'states.json') as readonly Country[]).map(({ name, iso2: code }) => {
    const state = folderOf(path.join(data(), country), code);
    const cities =
      state === undefined ? [] : (read(country, state, 'cities.json') as readonly { readonly name: string }[]);
    return [name, [...new Set(cities.map((city) => city.name))].sort((a, b) => a.localeCompare(b, 'en'))];
  });
}

function folderOf(parent: string, code: string): string | undefined {
  return readdirSync(parent).find((name) => name.endsWith(`-${code}`));
}
