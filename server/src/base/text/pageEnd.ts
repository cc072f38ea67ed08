/** The last entry of a page that is ordered by an instant, in epoch milliseconds, and then by an id. */
export interface PageEnd {
  readonly at: number;
  readonly id: string;
}

/** The cursor of a list, which the next page begins after. */
export function writePageEnd({ at, id }: PageEnd): string {
  return `${String(at)}/${id}`;
}

/** What a cursor says; text that is none is the end of everything that is ordered from the newest on. */
export function readPageEnd(text: string): PageEnd {
  const [, at = '0', id = ''] = /^(\d{1,15})\/([^\0]+)$/.exec(text) ?? [];
  return { at: Number(at), id };
}
