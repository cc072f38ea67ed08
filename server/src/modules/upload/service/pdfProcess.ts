import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { writePdfAnswer } from './pdfAnswer.ts';
import { rewritePdf } from './rewritePdf.ts';

/**
 * The program of `checkPdf`: reads a PDF from stdin, answers on stdout. `memory`: the bytes after which it ends;
 * `maxPages`: how many pages a document may have.
 */
async function run(memory: number, maxPages: number): Promise<void> {
  // on a thread of its own, because the parser leaves no room for a timer on this one
  const watch = `
    const [most] = require('node:worker_threads').workerData;
    setInterval(() => { if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL'); }, 20);`;
  new Worker(watch, { eval: true, workerData: [memory] }).unref();
  process.stdout.end(writePdfAnswer(await rewritePdf(await buffer(process.stdin), maxPages)));
}

const [memory = 0, maxPages = 0] = process.argv.slice(2).map(Number);
void run(memory, maxPages);
