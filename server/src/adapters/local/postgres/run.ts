import { spawn } from 'node:child_process';
import type { Ids } from './processes.ts';

/**
 * Runs a program until it exits.
 * @returns its exit code (127 when it could not be started) and its stderr.
 */
export function run(command: string, args: readonly string[], ids: Ids): Promise<{ code: number; stderr: string }> {
  return new Promise((resolve) => {
    let stderr = '';
    const child = spawn(command, args, {
      ...ids,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' },
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.once('error', (error) => {
      resolve({ code: 127, stderr: error.message });
    });
    child.once('close', (code) => {
      resolve({ code: code ?? 1, stderr });
    });
  });
}
