import { Worker } from 'node:worker_threads';
import { probeMp4, repackMp4 } from './repackMp4.ts';

/**
 * The program of `mp4Repackager`: reads an MP4 that nobody has looked at, and answers in lines on stdout. With a folder
 * it writes the stream there and says its seconds; without one it says what is in the file as JSON, null for none that
 * plays. `memory`: the bytes after which it ends.
 */
async function run(memory: number, file: string, folder: string | undefined): Promise<void> {
  // on a thread of its own, because reading leaves no room for a timer on this one
  const watch = `
    const [most] = require('node:worker_threads').workerData;
    setInterval(() => { if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL'); }, 20);`;
  new Worker(watch, { eval: true, workerData: [memory] }).unref();
  const say = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  if (folder === undefined) {
    say(JSON.stringify(await probeMp4(file)));
    return;
  }
  let said = 0;
  await repackMp4(file, folder, (seconds) => {
    if (Math.floor(seconds) <= said) return;
    said = Math.floor(seconds);
    say(String(said));
  });
}

const [memory = '0', file = '', folder] = process.argv.slice(2);
void run(Number(memory), file, folder);
