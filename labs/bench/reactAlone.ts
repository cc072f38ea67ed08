import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Builds a page that is React and one heading, and serves it compressed from loopback: the lower bound for every page.
 */
export async function serveReactAlone(data: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const outDir = path.join(data, 'react-alone');
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'reactAlone'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : path.basename(request.url ?? '');
    readFile(path.join(outDir, name === 'index.html' ? '' : 'assets', name)).then(
      (body) => {
        const type = name.endsWith('.html') ? 'text/html' : 'text/javascript';
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' });
        response.end(gzipSync(body));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port to serve React alone on');
  return {
    origin: `http://localhost:${String(address.port)}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
