import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@atrium/server/base/process/freePort.ts';

/** One process of the server, which waits with its packages loaded until it is started. */
export interface ServerProcess {
  /**
   * Loads our code and serves; resolves to the origin once it is ready.
   * @throws Error with what the process wrote, when it ends instead.
   */
  readonly start: () => Promise<string>;
  /** Stops it; resolves when it has exited. */
  readonly stop: () => Promise<void>;
}

/** Spawns a server below `root`. `print` gets what it writes once it serves; before, errors are in `start`. */
export function spawnServer(root: string, env: NodeJS.ProcessEnv, print: (text: string) => void): ServerProcess {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'standby.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  // the exit may be known before the last line of its errors has been read
  const closed = once(child, 'close');
  let written = '';
  let isReady = false;
  child.stdout?.on('data', (chunk: Buffer) => {
    print(chunk.toString());
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (isReady) print(chunk.toString());
    else written += chunk.toString();
  });
  return {
    start: async () => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${String(port)}`;
      if (child.connected) child.send(port);
      while (child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`${origin}/readyz`).catch(() => null);
        if (answer?.ok === true) {
          isReady = true;
          return origin;
        }
        await wait(15);
      }
      await closed;
      throw new Error(written.trim());
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
