import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { uploadRules } from '@atrium/domain/upload/uploadKinds.ts';
import { expect, test } from 'vitest';
import { blackPng } from './pictureBombs.fixture.ts';
import { reencodePicture } from './service/reencodePicture.ts';

const rules = uploadRules.profileImage;

test('[THR-34] a picture that takes longer than it may is given up', async () => {
  expect(await decodeOnSlowMachine()).toBe('given up');
  expect(await reencodePicture(blackPng(63, 63, { isInterlaced: true }), rules, { seconds: 1 })).not.toBeNull();
});

/**
 * Decodes one of the largest pictures that are let in, with a limit of a second, in a process that runs a tenth of the
 * time: a quick machine needs less than that second.
 */
async function decodeOnSlowMachine(): Promise<string> {
  const program = `
    import { blackPng } from '${import.meta.resolve('./pictureBombs.fixture.ts')}';
    import { reencodePicture } from '${import.meta.resolve('./service/reencodePicture.ts')}';
    const picture = blackPng(6300, 6300, { isInterlaced: true });
    console.log('ready');
    const result = await reencodePicture(picture, ${JSON.stringify(rules)}, { seconds: 1 });
    console.log(result ? 'decoded' : 'given up');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');
  const result = once(lines, 'line');
  const slow = (): void => {
    child.kill('SIGSTOP');
    setTimeout(() => child.kill('SIGCONT'), 180);
  };
  slow();
  const period = setInterval(slow, 200);
  try {
    return String(await result);
  } finally {
    clearInterval(period);
    child.kill('SIGKILL');
  }
}
