import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { copyTemplate, createEmpty, openTemplate, removeCopy } from './template.ts';

// A program for tests outside this process: one PostgreSQL with the demo data. `POST /` at PORT returns the URL of a
// new copy, `POST /empty` that of a database with nothing in it, and `DELETE /` with that URL removes it; SIGTERM
// removes the others and the server.

const template = await openTemplate('atrium_test_journeys', true);
const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === 'POST')
    return request.url === '/empty' ? createEmpty(template.url) : copyTemplate(template.url);
  if (request.method === 'DELETE') await removeCopy(await text(request));
  return '';
}

server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void template.remove();
});
