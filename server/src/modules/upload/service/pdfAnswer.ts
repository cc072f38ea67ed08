import type { UploadFault } from '@atrium/domain/upload/uploadFaults.ts';

/** What the process that reads a PDF answers: the PDF written again, or why it is refused. */
export type PdfAnswer = { readonly bytes: Buffer; readonly pages: number } | { readonly fault: UploadFault };

/** A line of JSON, then the bytes. */
export function writePdfAnswer(answer: PdfAnswer): Buffer {
  if ('fault' in answer) return Buffer.from(`${JSON.stringify(answer)}\n`);
  return Buffer.concat([Buffer.from(`${JSON.stringify({ pages: answer.pages })}\n`), answer.bytes]);
}

export function readPdfAnswer(written: Buffer): PdfAnswer {
  const end = written.indexOf('\n');
  const head = JSON.parse(written.subarray(0, end).toString()) as { fault: UploadFault } | { pages: number };
  return 'fault' in head ? head : { pages: head.pages, bytes: written.subarray(end + 1) };
}
