import { createServer } from 'node:http';
import { copyTemplate, openTemplate } from './template.ts';

// A program for tests outside this process: one PostgreSQL with the demo data. `POST /` at PORT returns the URL of a
// new copy; SIGTERM removes the copies and the server.

const template = await openTemplate('atrium_test_journeys');
const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end('ready\n');
    return;
  }
  copyTemplate(template.url).then(
    (url) => response.writeHead(201).end(url),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void template.remove();
});
