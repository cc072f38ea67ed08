import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { UploadFault } from '@atrium/domain/upload/uploadFaults.ts';
import { ownProgram } from '../../../base/process/checkout.ts';
import { readPdfAnswer, type PdfAnswer } from './pdfAnswer.ts';

/** A PDF as it is published, or why it is refused. */
export type CheckedPdf = { readonly bytes: Buffer; readonly pages: number } | { readonly fault: UploadFault };

/** What the reading of one PDF may take. */
export interface PdfLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Of the whole process, in bytes. */
  readonly memory: number;
}
const usual: PdfLimits = { time: 20_000, memory: 700_000_000 };

const program = ownProgram('server/src/modules/upload/service/pdfProcess.ts');

/**
 * Reads an uploaded PDF and writes it again, so that nothing of the file is left but the objects that were looked at
 * (MED-04, THR-67): no script, no other file inside, no way to start a program, nothing before or after them. It is
 * done in a process of its own without network and without write access, which ends when it takes too long or too much
 * memory: what a few kilobytes unfold into is not known before. One at a time is the caller's part.
 */
export async function checkPdf(
  bytes: Buffer,
  { maxPages }: { readonly maxPages: number },
  limits: PdfLimits = usual,
): Promise<CheckedPdf> {
  if (!beginsAsPdf(bytes)) return { fault: 'NO_PDF' };
  const child = spawn(process.execPath, [...flags, program, String(limits.memory), String(maxPages)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.time);
  try {
    const answer = await ask(child, bytes);
    if (answer === null) return { fault: 'PDF_TOO_MUCH' };
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

// the network is closed by the permission model as well
const flags = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--max-old-space-size=512',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];

/** A polyglot has something else first: browsers would take it for that. */
function beginsAsPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));
}

/** The answer of the process; null when it was ended. */
async function ask(child: ChildProcess, bytes: Buffer): Promise<PdfAnswer | null> {
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('the process has pipes');
  // one that ends early closes its pipe
  stdin.on('error', () => undefined);
  stdin.end(bytes);
  const ended = once(child, 'close');
  const answer = await buffer(stdout);
  const [code] = (await ended) as [number | null];
  return code === 0 ? readPdfAnswer(answer) : null;
}
