import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { minute } from '@atrium/domain/time.ts';
import { StartupError } from '../base/process/startupError.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The listening port. It is bound first, so that a port in use is reported before anything else happens. */
export interface HttpPort {
  /** From now on requests are passed to `handler`. */
  open(handler: Handler): void;
  /** Accepts no new connections, lets running requests finish, and aborts them after `limit` ms. */
  close(limit: number): Promise<void>;
}

/**
 * Listens at once; until `open` is called it answers 503, and 200 at `/livez`.
 * @throws StartupError when the port is in use or the address does not belong to this machine.
 */
export async function bindHttpPort(port: number, host: string): Promise<HttpPort> {
  let handler: Handler = notYet;
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: minute }, (request, response) => {
    handler(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explain(error, port, host));
    });
    server.listen(port, host, resolve);
  });
  return {
    open: (next) => {
      handler = next;
    },
    close: (limit) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => {
          server.closeAllConnections();
        }, limit);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}

function notYet(request: IncomingMessage, response: ServerResponse): void {
  const alive = request.url === '/livez';
  response.writeHead(alive ? 200 : 503, {
    'content-type': 'text/plain',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  response.end(alive ? 'ok\n' : 'starting\n');
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): StartupError {
  const another = `for example PORT=${String(port < 65_000 ? port + 1 : 4000)}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(
        `PORT: ${String(port)} is already in use on ${host}. Stop the program that uses it, or choose another; ${another}`,
      );
    case 'EACCES':
      return new StartupError(`PORT: this user may not listen on ${String(port)}. Choose another; ${another}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`HOST: ${host} is not an address of this machine; for example HOST=0.0.0.0`);
    default:
      return new StartupError(`PORT: cannot listen on ${host}:${String(port)}: ${error.message}`, { cause: error });
  }
}
