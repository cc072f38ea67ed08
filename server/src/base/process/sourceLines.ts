import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from './checkout.ts';

/** A place in a file of the bundle, as a stack names it; the path may be an address. */
const bundled = /(?:file:\/\/)?(\/[^\s():]*\/server\/dist\/[\w.-]+\.cjs):(\d+):(\d+)/g;

/**
 * A stack with files and lines of the sources where it has those of the bundle. Node could do that itself
 * (`--enable-source-maps`), but for every stack that anything reads, refusals included, and with 140 MB for the rest of
 * the process (decision 193).
 */
export function inSources(stack: string): string {
  return stack.replaceAll(bundled, (place: string, file: string, line: string, column: string) => {
    const table = tableOf(file);
    return (table && findPlace(table, Number(line), Number(column))) ?? place;
  });
}

/** Where in its sources each line of a bundled file comes from. */
interface LineTable {
  readonly sources: readonly string[];
  /** Four numbers for each change of source or line: line and column of the bundled file, source, line there. */
  readonly places: Int32Array;
}

const tables = new Map<string, LineTable | null>();

/** Null when the file has no readable map. */
function tableOf(file: string): LineTable | null {
  let table = tables.get(file);
  if (table === undefined) {
    table = readTable(`${file}.map`);
    tables.set(file, table);
  }
  return table;
}

function readTable(file: string): LineTable | null {
  try {
    const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[]; mappings: string };
    const folder = path.dirname(file);
    const sources = map.sources.map((source) => path.relative(checkout, path.resolve(folder, source)));
    return { sources, places: readPlaces(map.mappings) };
  } catch {
    return null;
  }
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digits = new Map(Array.from(base64, (digit, value) => [digit.charCodeAt(0), value]));

/** Reads the mappings of a source map (ECMA-426): numbers in base 64, each relative to the one before of its kind. */
function readPlaces(mappings: string): Int32Array {
  const places: number[] = [];
  let line = 1;
  let [column, source, sourceLine] = [0, 0, 1];
  let field = 0;
  let [value, shift] = [0, 0];
  for (let at = 0; at <= mappings.length; at++) {
    const digit = digits.get(mappings.charCodeAt(at));
    if (digit !== undefined) {
      value += (digit & 31) << shift;
      shift += 5;
      if ((digit & 32) !== 0) continue;
      const delta = (value & 1) === 1 ? -(value >> 1) : value >> 1;
      if (field === 0) column += delta;
      else if (field === 1) source += delta;
      else if (field === 2) sourceLine += delta;
      field += 1;
      [value, shift] = [0, 0];
      continue;
    }
    // a segment ends
    if (field > 1 && (places.at(-2) !== source || places.at(-1) !== sourceLine)) {
      places.push(line, column, source, sourceLine);
    }
    field = 0;
    if (mappings[at] === ';') {
      line += 1;
      column = 0;
    }
  }
  return Int32Array.from(places);
}

/** The last place at or before that line and column, which a stack counts from 1; undefined when there is none. */
function findPlace({ sources, places }: LineTable, line: number, column: number): string | undefined {
  let [low, high] = [0, places.length / 4];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = places[middle * 4] ?? 0;
    if (at < line || (at === line && (places[middle * 4 + 1] ?? 0) < column)) low = middle + 1;
    else high = middle;
  }
  const source = sources[places[low * 4 - 2] ?? -1];
  return source === undefined ? undefined : `${source}:${String(places[low * 4 - 1])}`;
}
