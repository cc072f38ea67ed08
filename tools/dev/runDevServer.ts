import { watch } from 'node:fs';
import path from 'node:path';
import { spawnServer, type ServerProcess } from './serverProcess.ts';

/** The server, replaced by a new process whenever its code changes. */
export interface DevServer {
  /**
   * The address of the process that runs the saved code; waits while that starts.
   * @throws Error with what the process wrote, when it did not start.
   */
  readonly origin: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** What the server reads, besides its packages. */
const folders = ['server/src', 'server/migrations', 'server/sql', 'domain/src', 'content/src', 'web/src/lib/gql'];
const page = 'web/index.html';
const code = /(?<!\.test)\.(?:ts|sql|json|html)$/;

/** Milliseconds for an editor to finish the writes of one save. */
const debounce = 20;

/** Starts the server below `root` and watches its code; `env` is its whole environment but the port. */
export function runDevServer(root: string, env: NodeJS.ProcessEnv, print: (text: string) => void): DevServer {
  let restarts = 0;
  // a restart announces nothing new; log lines are JSON
  const show = (text: string): void => {
    print(restarts === 0 ? text : text.replaceAll(/^(?!\{).*\n/gm, ''));
  };
  const spawn = (): ServerProcess => spawnServer(root, env, show);
  let standby: ServerProcess | null = spawn();
  let live: ServerProcess | null = null;
  let current = launch();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const first = current;
  first.catch((error: unknown) => {
    if (current === first && !isStopping) print(`${(error as Error).message}\n`);
  });

  async function launch(): Promise<string> {
    void live?.stop();
    const process = standby ?? spawn();
    live = process;
    standby = null;
    try {
      return await process.start();
    } finally {
      // the next process loads its packages after this one has started: in parallel both would take twice as long
      if (live === process) standby = spawn();
    }
  }
  async function restart(file: string): Promise<void> {
    const begun = performance.now();
    restarts += 1;
    const launched = launch();
    current = launched;
    const said = await launched.then(
      () => `Server restarted in ${((performance.now() - begun) / 1000).toFixed(2)} s: ${file}`,
      (error: unknown) => (error as Error).message,
    );
    if (current === launched && !isStopping) print(`${said}\n`);
  }
  const changed = (file: string): void => {
    if (!code.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(file), debounce);
  };
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      changed(path.join(folder, name ?? ''));
    }),
  );
  // the folder, since an editor may replace the file
  watchers.push(
    watch(path.join(root, path.dirname(page)), (_event, name) => {
      if (name === path.basename(page)) changed(page);
    }),
  );
  return {
    origin: async () => {
      for (;;) {
        const asked = current;
        const [answer] = await Promise.allSettled([asked]);
        // the code changed in the meantime: start again, so that the saved code answers
        if (asked !== current) continue;
        if (answer.status === 'rejected') throw answer.reason;
        return answer.value;
      }
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await Promise.all([live?.stop(), standby?.stop()]);
    },
  };
}
