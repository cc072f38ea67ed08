import path from 'node:path';
import { shapeFault } from '@atrium/domain/film/film.ts';
import { minute } from '@atrium/domain/time.ts';
import { z } from 'zod';
import { ownProgram } from '../../base/process/checkout.ts';
import { runBounded, type BoundedEnd } from '../../base/process/runBounded.ts';
import type { Encoded, FilmEncoder, ProbedFilm } from '../../ports/filmEncoder.ts';

const program = ownProgram('server/src/adapters/repackager/repackagerProcess.ts');

const megabyte = 1e6;
/** A segment is in memory while it is written: minutes between two whole pictures of a large film may be too much. */
const memory = 1_500 * megabyte;
/** Node reserves more of the address space than it uses; the program watches its own memory. */
const addressSpace = 2 ** 46;

const factsShape = z.object({
  duration: z.number(),
  width: z.number(),
  height: z.number(),
  hasSound: z.boolean(),
  rate: z.number(),
});

/**
 * Makes one stream of an MP4 with H.264 and AAC without encoding anything, where the machine has no ffmpeg (MED-02). It
 * is read in a process of its own without network, which may write to its folder alone, with limits of time and memory
 * (THR-67). Any other film waits for an encoder.
 */
export function mp4Repackager(): FilmEncoder {
  return {
    isEncoder: false,
    isThere: () => Promise.resolve(true),
    probe: async (file, signal) => {
      const said: string[] = [];
      const end = await run([file], {
        cwd: path.dirname(file),
        time: minute,
        signal,
        onLine: (line) => said.push(line),
      });
      const fault = faultOf(end);
      if (fault === 'TOO_MUCH') return { fault };
      // what it cannot read may be a film for an encoder
      return fault === null ? readFacts(said.join('')) : { fault: 'NEEDS_ENCODER' };
    },
    encode: async ({ file, folder, time, onProgress, signal }) => {
      const onLine = (line: string): void => {
        onProgress(Number(line));
      };
      const fault = faultOf(await run([file, folder], { cwd: folder, time, signal, onLine }));
      return fault === null ? null : { fault };
    },
    takePicture: () => Promise.reject(new Error('there is no encoder that takes pictures')),
  };
}

type Run = Pick<Parameters<typeof runBounded>[0], 'cwd' | 'time' | 'signal' | 'onLine'>;

function run([file = '', folder]: readonly string[], bounds: Run): Promise<BoundedEnd> {
  const writing = folder === undefined ? [] : [`--allow-fs-write=${folder}`];
  const args = [...flags, ...writing, program, String(memory), file, ...(folder === undefined ? [] : [folder])];
  return runBounded({ program: process.execPath, args, memory: addressSpace, ...bounds });
}

// the network is closed by the permission model as well
const flags = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--max-old-space-size=1024',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];

/** What the end of the program says about the film; throws where the machine is at fault. */
function faultOf({ code, complaint, tookTooLong }: BoundedEnd): 'TOO_MUCH' | 'BROKEN' | null {
  if (tookTooLong || code >= 128) return 'TOO_MUCH';
  if (code === 0) return null;
  if (/ENOSPC|EROFS|EACCES|ERR_ACCESS_DENIED|Cannot find module/.test(complaint)) {
    throw new Error(`a film was not repackaged: ${complaint.trim()}`);
  }
  return 'BROKEN';
}

function readFacts(answer: string): Encoded<ProbedFilm> {
  const read = factsShape.nullable().safeParse(JSON.parse(answer === '' ? 'null' : answer));
  const facts = read.success ? read.data : null;
  if (facts === null) return { fault: 'NEEDS_ENCODER' };
  const fault = shapeFault(facts);
  return fault === null ? facts : { fault };
}
