import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  /** The database by way of the proxy. */
  readonly url: string;
  /** How many times the database has sent something that was passed on. */
  readonly answered: () => number;
  /** From now on nothing is passed on, of new connections either; they stay open. */
  readonly silence: () => void;
  /** Ends the silent connections; new ones are passed on again. */
  readonly speak: () => void;
  readonly close: () => void;
}

/** A proxy of a database that can go silent, as a machine that has stopped, or a network that loses every packet. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let answers = 0;
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (isSilent) return;
        if (from === onward) answers += 1;
        to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    answered: () => answers,
    silence: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
      endAll();
    },
    close: () => {
      endAll();
      server.close();
    },
  };
}
