import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ok, type Result } from '@atrium/domain/errors.ts';
import { csvHead, csvLines } from '@atrium/domain/organization/csv.ts';
import type { MemberContext } from '../../../base/context.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import type { DownloadAsked } from '../types.ts';
import { readDownload, type AnswerSizes } from './download.ts';
import { readTenantAlone, type TenantRead } from './tenantOf.ts';

/** Small ones, because the memory of a piece is given back to the system late: that of large ones would add up. */
const pieces: AnswerSizes = { rows: 500, people: 200 };

/**
 * Writes a whole download into a file without a name, page by page, so that memory holds one page however many rows
 * there are (D62). The caller reads the file from its beginning and closes it, with which it is gone. Refuses as
 * `readDownload`. `sizes`: rows and people that are read at once.
 */
export async function writeDownload(of: TenantRead, asked: DownloadAsked, sizes = pieces): Promise<Result<FileHandle>> {
  const file = path.join(tmpdir(), `atrium-download-${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  try {
    await rm(file);
    const refused = await writePages(of, asked, { handle, sizes });
    if (refused === null) return ok(handle);
    await handle.close();
    return refused;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The same for the company that `customerId` names, in one snapshot of the database; null when it is refused. */
export async function writeCompanyDownload(
  ctx: MemberContext,
  customerId: string | null,
  asked: DownloadAsked,
): Promise<FileHandle | null> {
  const write = async (of: TenantRead): Promise<Result<{ readonly file: FileHandle }>> => {
    const written = await writeDownload(of, asked);
    return written.ok ? ok({ file: written.value }) : written;
  };
  return (await readTenantAlone(ctx, customerId, { file: null }, write, snapshot)).file;
}

async function writePages(
  of: TenantRead,
  asked: DownloadAsked,
  { handle, sizes }: { readonly handle: FileHandle; readonly sizes: AnswerSizes },
) {
  await handle.writeFile(csvHead(asked.type));
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const result = await readDownload(of, asked, page, sizes);
    if (!result.ok) return result;
    await handle.writeFile(csvLines(asked.type, result.value, result.value.timeZone));
    pages = result.value.totalPages;
  }
  return null;
}
