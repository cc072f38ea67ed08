import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { Db } from '@atrium/server/base/sql/db.ts';
import { addBundledFilm, listBundledFilms, listFilmFiles } from '@atrium/server/modules/film/service/bundledFilms.ts';
import { addBundledUpload, listBundledUploads } from '@atrium/server/modules/upload/service/bundledUploads.ts';
import type { Ports } from '@atrium/server/ports/ports.ts';
import { z } from 'zod';
import { RefusedError } from '../staffCommand.ts';
import { must } from './must.ts';

// A bundle with its files is a folder: `documents.jsonl`, which is a bundle without them, the files below `files/`, and
// `files.jsonl`, which says of each what it is, how many bytes it has, and their checksum.

export type FilePorts = Pick<Ports, 'files' | 'films' | 'uploads'>;
const names = { documents: 'documents.jsonl', manifest: 'files.jsonl', files: 'files' } as const;

const sum = { bytes: z.int().nonnegative(), sha256: z.string() };
const uploadShape = z.strictObject({
  upload: z.strictObject({ key: z.string().max(60), kind: z.string().max(40), fileName: z.string().max(300) }),
  ...sum,
});
const filmShape = z.strictObject({
  film: z.strictObject({
    filmId: z.string().max(60),
    fileName: z.string().max(300),
    bytes: z.int().positive(),
    duration: z.number().positive(),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
  files: z.array(z.strictObject({ name: z.string().max(100), ...sum })).max(100_000),
});
const headShape = z.strictObject({ files: z.literal('atrium'), version: z.literal(1), entries: z.int() });
type Entry = z.infer<typeof uploadShape> | z.infer<typeof filmShape>;

const uploadPath = (key: string): string => path.join(names.files, 'uploads', key);
const filmPath = (filmId: string): string => path.join(names.files, 'films', filmId);

/** Writes a bundle into a folder that is new or empty, with every file that its documents name (DOC-09). */
export async function writeBundleFolder(
  { db, ports }: { readonly db: Db; readonly ports: FilePorts },
  folder: string,
  documents: readonly string[],
): Promise<{ readonly documents: number; readonly uploads: number; readonly films: number }> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartupError(`${folder} is not empty: name a new folder.`);
  const text = documents.join('\n');
  await writeFile(path.join(folder, names.documents), `${text}\n`);
  const entries: Entry[] = [];
  const uploads = await listBundledUploads(db, text);
  for (const { key, kind, fileName } of uploads) {
    const bytes = await ports.uploads.findPublished(key);
    if (bytes === null) throw new StartupError(`The file ${key} is not in the storage.`);
    const file = path.join(folder, uploadPath(key));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    entries.push({ upload: { key, kind, fileName }, ...(await sumOf(file)) });
  }
  const films = await listBundledFilms(db, text);
  for (const { filmId, fileName, bytes, duration, width, height } of films) {
    const files: { name: string; bytes: number; sha256: string }[] = [];
    for (const { name, file } of await listFilmFiles(ports.files, filmId)) {
      const to = path.join(folder, filmPath(filmId), name);
      await mkdir(path.dirname(to), { recursive: true });
      await pipeline(file.bytes(0, file.size), createWriteStream(to));
      files.push({ name, ...(await sumOf(to)) });
    }
    entries.push({ film: { filmId, fileName, bytes, duration, width, height }, files });
  }
  const head = { files: 'atrium', version: 1, entries: entries.length };
  const lines = [head, ...entries].map((line) => JSON.stringify(line));
  await writeFile(path.join(folder, names.manifest), `${lines.join('\n')}\n`);
  return { documents: documents.length - 2, uploads: uploads.length, films: films.length };
}

/** Whether a path is that of a folder, as a bundle with its files is. */
export function isFolder(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** The documents of a bundle that is a folder. */
export function readDocuments(folder: string): Promise<string> {
  return readIn(folder, names.documents);
}

/**
 * Adds the files of a bundle that are not there yet, once every one of them has the checksum that the bundle states; a
 * broken bundle adds none. A file that is whole and is no picture, PDF or film ends it, and those before it stay. With
 * `dryRun` they are checked alone. Throws RefusedError with a sentence for each that is wrong.
 */
export async function addBundleFiles(
  { db, ports, now, dryRun }: { readonly db: Db; readonly ports: FilePorts; readonly now: number; dryRun: boolean },
  folder: string,
): Promise<{ readonly added: number; readonly unchanged: number } | { readonly checked: number }> {
  const entries = readManifest(await readIn(folder, names.manifest));
  const faults: string[] = [];
  for (const entry of entries) {
    const stated =
      'upload' in entry
        ? [{ ...entry, file: uploadPath(checkedName(entry.upload.key)) }]
        : entry.files.map((one) => ({
            ...one,
            file: path.join(filmPath(checkedName(entry.film.filmId)), checkedName(one.name)),
          }));
    for (const { file, bytes, sha256 } of stated) {
      const found = await sumOf(path.join(folder, file)).catch(() => null);
      if (found === null) faults.push(`${file} is missing.`);
      else if (found.bytes !== bytes || found.sha256 !== sha256) faults.push(`The checksum of ${file} is another.`);
    }
  }
  if (faults.length > 0) throw new RefusedError(faults.join('\n'));
  if (dryRun) return { checked: entries.length };
  let added = 0;
  for (const entry of entries) {
    const done = 'upload' in entry ? await addUpload(entry) : await addFilm(entry);
    if (must(done).isSaved) added += 1;
  }
  return { added, unchanged: entries.length - added };

  async function addUpload({ upload }: z.infer<typeof uploadShape>) {
    const bytes = await readFile(path.join(folder, uploadPath(upload.key)));
    return addBundledUpload({ db, uploads: ports.uploads, now }, upload, bytes);
  }
  function addFilm({ film, files }: z.infer<typeof filmShape>) {
    const from = { folder: path.join(folder, filmPath(film.filmId)), names: files.map(({ name }) => name) };
    return addBundledFilm({ db, films: ports.films, now }, film, from);
  }
}

/** A name that leads to no other folder. @throws RefusedError */
function checkedName(name: string): string {
  if (/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)?$/.test(name)) return name;
  throw new RefusedError(`${JSON.stringify(name)} is no name of a file of a bundle.`);
}

function readManifest(text: string): readonly Entry[] {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const head = headShape.safeParse(parse(first));
  if (!head.success) throw new RefusedError(`${names.manifest}: this is no list of the files of a bundle.`);
  if (head.data.entries !== lines.length) throw new RefusedError(`${names.manifest}: the list is not complete.`);
  return lines.map((line, at) => {
    const read = z.union([uploadShape, filmShape]).safeParse(parse(line));
    if (!read.success)
      throw new RefusedError(`${names.manifest}, line ${String(at + 2)}: this is no file of a bundle.`);
    return read.data;
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function readIn(folder: string, name: string): Promise<string> {
  return readFile(path.join(folder, name), 'utf8').catch((error: unknown) => {
    throw new StartupError(`${path.join(folder, name)} cannot be read: ${(error as Error).message}`, { cause: error });
  });
}

async function sumOf(file: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
