import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A server process that waits until its parent sends the port, and then loads our own code and serves. Until then it
 * loads the server's packages, which take most of the time of a start.
 */
const started = once(process, 'message') as Promise<[port: number]>;
const server = path.resolve('server');
const { dependencies } = JSON.parse(readFileSync(path.join(server, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@atrium/'));
// some have no main module: those are loaded when our code imports them
await Promise.allSettled(packages.map((name) => import(name)));

const [port] = await started;
process.channel?.unref();
process.env['PORT'] = String(port);
await import(pathToFileURL(path.join(server, 'src/main.ts')).href);
