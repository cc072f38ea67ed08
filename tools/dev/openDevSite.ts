import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { createServer as createVite } from 'vite';

/** Paths that Vite answers. All others are the server's, as in production. */
const compiled = /^\/(?:@|src\/|node_modules\/|boot\.js)|[?&]html-proxy/;

/**
 * Serves the site of `npm run dev`, on this machine only: browser code from Vite with hot module replacement,
 * everything else from the server at `serverOrigin`, which waits while that restarts. The page comes from the server
 * too, with its headers. Vite only adds its scripts, which a nonce allows: the rest of the Content-Security-Policy and
 * Trusted Types hold as in production.
 * @throws StartupError when the port is in use.
 */
export async function openDevSite(
  root: string,
  port: number,
  serverOrigin: () => Promise<string>,
): Promise<{ readonly close: () => Promise<void> }> {
  const http = createServer();
  http.listen(port, '127.0.0.1');
  await once(http, 'listening').catch((error: unknown) => {
    throw new StartupError(`PORT: cannot listen on ${String(port)}: ${(error as Error).message}`, { cause: error });
  });
  const nonce = randomBytes(16).toString('base64url');
  const vite = await createVite({
    configFile: path.join(root, 'web/vite.config.ts'),
    appType: 'custom',
    html: { cspNonce: nonce },
    server: { middlewareMode: true, hmr: { server: http } },
    logLevel: 'warn',
  });
  const adapt = async (url: string, answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    const html = Buffer.concat(await answer.toArray()).toString();
    const isApp = html.includes('<script type="module" src="/src/');
    const { 'content-length': _length, etag: _etag, link: _link, ...headers } = answer.headers;
    const policy = String(headers['content-security-policy']);
    headers['content-security-policy'] = policy.replace(/(?<=^|;)script-src /, `script-src 'nonce-${nonce}' `);
    response.writeHead(answer.statusCode ?? 502, isApp ? headers : answer.headers);
    response.end(isApp ? await vite.transformIndexHtml(url, html) : html);
  };
  http.on('request', (request, response) => {
    if (compiled.test(request.url ?? '')) vite.middlewares(request, response);
    else void forward(request, response, serverOrigin, adapt);
  });
  return {
    close: async () => {
      await vite.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

/** Forwards a request to the server, and passes each HTML page it returns to `adapt`. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  serverOrigin: () => Promise<string>,
  adapt: (url: string, answer: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<void> {
  const { url = '/', method, headers } = request;
  const fail = (error: Error): void => {
    if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The server does not answer.\n\n${error.message}\n`);
  };
  try {
    const onward = send(await serverOrigin(), { path: url, method, headers });
    const wantsPage = method === 'GET' && headers.accept?.includes('text/html') === true;
    // a page is rewritten, so it must arrive complete and uncompressed
    if (wantsPage) for (const name of ['accept-encoding', 'if-none-match']) onward.removeHeader(name);
    onward.on('error', fail);
    onward.on('response', (answer) => {
      if (wantsPage && answer.headers['content-type']?.startsWith('text/html') === true) {
        adapt(url, answer, response).catch(fail);
      } else {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  } catch (error) {
    fail(error as Error);
  }
}
