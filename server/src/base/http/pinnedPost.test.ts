import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { pinnedPost } from './pinnedPost.ts';

/** What a post to a server gives that answers every connection with a text, or closes it for null. */
async function postTo(answer: string | null): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (answer === null) socket.destroy();
      else socket.write(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const rules = { isAllowed: () => true, needsHttps: false };
  try {
    return await pinnedPost(`http://127.0.0.1:${String(port)}/`, { headers: {}, body: '{}' }, rules);
  } finally {
    server.close();
  }
}

test('[THR-73] a post has the status of the answer', async () => {
  expect(await postTo('HTTP/1.1 204 No Content\r\n\r\n')).toBe(204);
  expect(await postTo('HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/\r\n\r\n')).toBe(302);
});

test('[THR-73] an answer that is none fails, also one that would make the connection another', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  await expect(postTo(upgrade)).rejects.toThrow('wants another protocol');
  await expect(postTo(null)).rejects.toThrow();
  await expect(postTo('garbage\r\n\r\n')).rejects.toThrow();
});
