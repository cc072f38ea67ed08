import { ok, type Result } from '@atrium/domain/errors.ts';
import { exportBundle, importBundle, type ImportProgress } from '@atrium/server/modules/document/service/bundle.ts';
import { readBundle } from '@atrium/server/modules/document/service/bundleFile.ts';
import type { DocumentDeps } from '@atrium/server/modules/document/types.ts';
import { readTextFile } from '../staffCommand.ts';
import { addBundleFiles, isFolder, readDocuments, writeBundleFolder, type FilePorts } from './bundleFolder.ts';

/** What is published, as lines; into a folder with the files that it names, a line that says how much that is. */
export async function exportTo(
  deps: DocumentDeps,
  of: { readonly kind: string | null; readonly id: string | null },
  into: { readonly folder: string; readonly ports: FilePorts } | null,
): Promise<Result<readonly string[]>> {
  const bundle = await exportBundle(deps, of);
  if (!bundle.ok || into === null) return bundle;
  const written = await writeBundleFolder({ db: deps.db, ports: into.ports }, into.folder, bundle.value);
  return ok([JSON.stringify(written, null, 2)]);
}

/** Publishes the documents of a bundle; from a folder, the files that they name come first. */
export async function importFrom(
  deps: DocumentDeps,
  of: { readonly kind: string | null },
  {
    file,
    ports,
    tell,
  }: { readonly file: string; readonly ports: () => FilePorts; readonly tell: (line: string) => void },
): Promise<Result<unknown>> {
  const how = { ...of, tell: tellEvery(500, tell) };
  if (!(await isFolder(file))) return importBundle(deps, await readTextFile(file), how);
  const documents = await readDocuments(file);
  const whole = readBundle(documents);
  if (!whole.ok) return whole;
  const { db, now, dryRun } = deps;
  const files = await addBundleFiles({ db, ports: ports(), now, dryRun }, file);
  // without the files that they name, the documents cannot be rehearsed
  if (dryRun) return ok({ files });
  const imported = await importBundle(deps, documents, how);
  return imported.ok ? ok({ files, ...imported.value }) : imported;
}

/** A line after every so many documents, for a bundle that takes minutes. */
const tellEvery =
  (count: number, tell: (line: string) => void) =>
  ({ step, done, of }: ImportProgress): void => {
    if (done % count === 0)
      tell(`${step === 'REHEARSED' ? 'Rehearsed' : 'Imported'} ${String(done)} of ${String(of)} documents.`);
  };
