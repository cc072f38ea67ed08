import { strToU8, zipSync } from 'fflate';
import type { Context } from '../../../base/context.ts';
import { listMailsTo, listPersonalData, listTitles, titledKinds } from '../store/personalData.ts';
import type { PersonalTable } from '../types.ts';
import { exportReadme } from './exportReadme.ts';

type Row = PersonalTable['rows'][number];

const camel = (column: string): string => column.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/**
 * Makes the ZIP file with everything of a member: a JSON file for each subject, their pictures, and what each file is.
 */
export async function makeArchive(
  ctx: Pick<Context, 'db' | 'ports' | 'site' | 'now'>,
  { memberId, email }: { readonly memberId: string; readonly email: string },
): Promise<Buffer> {
  const tables = await listPersonalData(ctx.db, memberId);
  const titleOf = await findTitles(ctx, tables);
  const subjects: Record<string, Record<string, unknown>> = {};
  for (const { table, file, rows } of tables) {
    (subjects[file] ??= {})[camel(table)] = rows.map((row) => readable(row, titleOf));
  }
  subjects['mails'] = { mails: await listMailsTo(ctx.db, memberId, email) };
  const files = Object.entries(subjects).map(([name, content]): [string, Uint8Array] => [
    `${name}.json`,
    strToU8(`${JSON.stringify(content, null, 2)}\n`),
  ]);
  const pictures = await readPictures(ctx, tables);
  const about = strToU8(exportReadme(ctx.site.brandName, ctx.now, Object.keys(subjects).toSorted()));
  return Buffer.from(zipSync(Object.fromEntries([['README.txt', about], ...files, ...pictures])));
}

/** A row with the titles of what its ids name. */
function readable(row: Row, titleOf: (column: string, id: unknown) => string | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      const title = titleOf(column, value);
      const titled: [string, unknown][] = title === undefined ? [] : [[camel(column.replace(/_id$/, '_title')), title]];
      return [[camel(column), value], ...titled];
    }),
  );
}

async function findTitles({ db }: Pick<Context, 'db'>, tables: readonly PersonalTable[]) {
  const columns = new Set<string>(titledKinds.map((kind) => `${kind}Id`));
  const ids = tables.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, id]) => (columns.has(camel(column)) && typeof id === 'string' ? [id] : [])),
    ),
  );
  const found = await listTitles(db, [...new Set(ids)]);
  const titles = new Map(found.map(({ kind, id, title }) => [`${kind}Id ${id}`, title]));
  return (column: string, id: unknown) => (typeof id === 'string' ? titles.get(`${camel(column)} ${id}`) : undefined);
}

/** The pictures that the member has uploaded. */
async function readPictures(
  { ports }: Pick<Context, 'ports'>,
  tables: readonly PersonalTable[],
): Promise<[string, Uint8Array][]> {
  const rows = tables.find(({ table }) => table === 'upload')?.rows ?? [];
  const keys = rows.flatMap(({ upload_key: key }) => (typeof key === 'string' ? [key] : []));
  const read = async (key: string): Promise<[string, Uint8Array][]> => {
    const bytes = await ports.uploads.findPublished(key);
    return bytes === null ? [] : [[`pictures/${key}`, bytes]];
  };
  return (await Promise.all(keys.map(read))).flat();
}
