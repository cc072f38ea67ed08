import path from 'node:path';
import { parseArgs } from 'node:util';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { benchCatalogue } from './bench/catalogue.ts';
import type { Comparison } from './bench/compare.ts';
import { median, residentMegabytes } from './bench/cpu.ts';
import { benchFirstLoad } from './bench/firstLoad.ts';
import { benchHeartbeat } from './bench/heartbeat.ts';
import { startProduct } from './bench/processes.ts';
import { prepareSetting } from './bench/setting.ts';

/**
 * Measures what the product costs: CPU a request against bare handlers (the ratio is what counts: machines differ),
 * the start, the memory and the first load. `npm run bench -- --members 5000 --progress 50000` for a quick look.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    courses: { type: 'string', default: '500' },
    sessions: { type: 'string', default: '2000' },
    progress: { type: 'string', default: '1000000' },
    data: { type: 'string', default: '.data/bench' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const data = path.resolve(root, values.data);
const size = {
  members: Number(values.members),
  courses: Number(values.courses),
  sessions: Number(values.sessions),
  progress: Number(values.progress),
};

const tell = (name: string, result: string, bound: string): void => {
  console.log(`${name.padEnd(34)}${result.padEnd(52)}${bound}`);
};
const tellRatio = (name: string, { a, b, ratio }: Comparison): void => {
  tell(name, `${ratio.toFixed(2)} times (${a.toFixed(2)} ms against ${b.toFixed(2)} ms CPU)`, 'at most 2 times');
};

const setting = await prepareSetting(data, size);
try {
  const starts: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    const started = await startProduct(setting.url, data);
    starts.push(started.readyAfter / 1000);
    await started.stop();
  }
  const all = starts.map((seconds) => seconds.toFixed(2)).join(', ');
  tell('start to first right answer', `${median(starts).toFixed(2)} s (${all})`, 'at most 1 s');
  const product = await startProduct(setting.url, data);
  try {
    const { idToken } = await signInAs(product.origin, persona('member').email, demoPassword);
    const memory: number[] = [];
    tellRatio('catalogue', await benchCatalogue(setting, product, idToken));
    memory.push(residentMegabytes(product.pid));
    tellRatio('heartbeat', await benchHeartbeat(setting, product, idToken));
    memory.push(residentMegabytes(product.pid));
    for (let run = memory.length; run < 5; run += 1) {
      await (run % 2 === 0 ? benchCatalogue : benchHeartbeat)(setting, product, idToken);
      memory.push(residentMegabytes(product.pid));
    }
    const [, second = Number.NaN, , , fifth = Number.NaN] = memory;
    const megabytes = memory.map((each) => each.toFixed(0)).join(', ');
    const growth = (fifth / second).toFixed(2);
    tell('memory after each of five runs', `${megabytes} MB (fifth to second ${growth})`, 'at most 400 MB, flat');
    for (const line of await benchFirstLoad(product.origin)) tell(line.name, line.result, line.bound);
  } finally {
    await product.stop();
  }
} finally {
  await setting.stop();
}
