import { failure, fine, notSetUp, warning, type HealthLine } from '@atrium/domain/health/findings.ts';
import { expect, test } from 'vitest';
import { runDoctor } from './runDoctor.ts';

const disk: HealthLine = { id: 'disk', title: 'Disk', ...warning('1 GB is free.', 'Remove something.') };
const zoom: HealthLine = { id: 'zoom', title: 'Zoom', ...notSetUp('It is not set up.', 'Set it.') };
const mail: HealthLine = { id: 'mail-server', title: 'Mail server', ...failure('It is away.', 'Start it.') };
const files: HealthLine = { id: 'files', title: 'Files', ...fine('They are read.') };
const find = (lines: readonly HealthLine[]) => () => Promise.resolve(lines);

test('[OPE-05] each part is a line with what to do, and the last line counts what is wrong', async () => {
  const { text, code } = await runDoctor([], find([files, disk, zoom, mail]));
  expect(text.split('\n')).toEqual([
    'ok      Files                   They are read.',
    'warning Disk                    1 GB is free.',
    '                                Remove something.',
    'off     Zoom                    It is not set up.',
    '                                Set it.',
    'FAILURE Mail server             It is away.',
    '                                Start it.',
    '',
    '1 failure and 1 warning.',
  ]);
  expect(code).toBe(2);
});

test('[OPE-05] a monitor gets JSON, and a warning counts with --strict alone', async () => {
  const { text, code } = await runDoctor(['--json'], find([files, disk]));
  expect(JSON.parse(text)).toEqual({ summary: '1 warning.', lines: [files, disk] });
  expect(code).toBe(0);
  expect((await runDoctor(['--json', '--strict'], find([files, disk]))).code).toBe(1);
});

test('[OPE-05] help looks at nothing, and an unknown option says what there is', async () => {
  const never = () => Promise.reject(new Error('it looked'));
  expect((await runDoctor(['help'], never)).text).toContain('Exit codes: 0');
  await expect(runDoctor(['--jsno'], never)).rejects.toThrow(/--jsno[^]*Exit codes/);
  await expect(runDoctor(['all'], never)).rejects.toThrow(/There is no all\./);
});
