import { createHash } from 'node:crypto';
import type { DocumentBody, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { z } from 'zod';
import { checkBody } from './kindOf.ts';

// A bundle is a file of JSON lines: what it is, a document a line with its checksum, and how many there were.

const version = 1;
const head = { bundle: 'atrium', version } as const;

/** A document of a bundle, and the line on which it is. */
export interface BundleEntry extends DocumentKey {
  readonly line: number;
  readonly body: DocumentBody;
}

/** The most letters of a line, and of a bundle (THR-69). */
const longest = { line: 2_000_000, bundle: 200_000_000 } as const;

const checksum = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The lines of a bundle with these documents. */
export function bundleLines(documents: readonly Omit<BundleEntry, 'line'>[]): readonly string[] {
  const entries = documents.map(({ kind, id, body }) => ({ kind, id, body, sha256: checksum([kind, id, body]) }));
  const end = { documents: entries.length, sha256: checksum(entries.map(({ sha256 }) => sha256)) };
  return [head, ...entries, end].map((line) => JSON.stringify(line));
}

const entryShape = z.strictObject({
  kind: z.string(),
  id: z.string(),
  body: z.record(z.string(), z.unknown()),
  sha256: z.string(),
});
const endShape = z.strictObject({ documents: z.int(), sha256: z.string() });

/**
 * The documents of a bundle, once each line has the checksum that it states. Refuses with INVALID_INPUT and a sentence
 * for each line that is wrong (DOC-09).
 */
export function readBundle(text: string): Result<readonly BundleEntry[]> {
  if (text.length > longest.bundle) return fault(['The bundle is longer than 200,000,000 letters.']);
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (!isHead(lines[0])) return fault(['Line 1: this is no bundle of documents.']);
  const end = endShape.safeParse(parse(lines.at(-1) ?? ''));
  if (!end.success) return fault([`Line ${String(lines.length)}: the bundle is not complete.`]);
  const entries: BundleEntry[] = [];
  const sums: string[] = [];
  const faults: string[] = [];
  const seen = new Map<string, number>();
  for (const [at, one] of lines.slice(1, -1).entries()) {
    const line = at + 2;
    const read = readEntry(one);
    const name = typeof read === 'string' ? '' : `${read.kind}/${read.id}`;
    const before = seen.get(name);
    if (typeof read === 'string') faults.push(`Line ${String(line)}: ${read}`);
    else if (before !== undefined) faults.push(`Line ${String(line)}: ${name} is on line ${String(before)} already.`);
    else {
      const { kind, id, body, sha256 } = read;
      seen.set(name, line);
      sums.push(sha256);
      entries.push({ line, kind, id, body });
    }
  }
  if (faults.length > 0) return fault(faults);
  return end.data.documents === entries.length && end.data.sha256 === checksum(sums)
    ? ok(entries)
    : fault([`Line ${String(lines.length)}: documents of the bundle are missing, or in another order.`]);
}

function readEntry(line: string): z.infer<typeof entryShape> | string {
  if (line.length > longest.line) return 'this is longer than 2,000,000 letters.';
  const read = entryShape.safeParse(parse(line));
  if (!read.success) return 'this is no document of a bundle.';
  const { kind, id, body, sha256 } = read.data;
  const checked = checkBody(body, 'whole');
  if (!checked.ok) return `${kind} ${id}: ${checked.refusal.reason}`;
  return checksum([kind, id, body]) === sha256 ? read.data : `the checksum of ${kind} ${id} is another.`;
}

function isHead(line: string | undefined): boolean {
  const parsed = z
    .strictObject({ bundle: z.literal('atrium'), version: z.literal(version) })
    .safeParse(parse(line ?? ''));
  return parsed.success;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const fault = (sentences: readonly string[]): Result<never> =>
  refuse('INVALID_INPUT', { reason: sentences.join('\n') });
