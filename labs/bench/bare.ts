import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

/**
 * A baseline: a Node HTTP handler that runs one statement through `pg` and returns its rows as JSON. Arguments: the
 * database, a port, the statement as JSON {name?, text, values} (prepared when it has a name), and optionally a file
 * whose content is sent instead of the rows. A request's body is a JSON list that replaces the values.
 */
const [url = '', port = '', statementJson = '', answerFile] = process.argv.slice(2);
const answer = answerFile === undefined ? null : readFileSync(answerFile, 'utf8');
const statement = JSON.parse(statementJson) as { name?: string; text: string; values: unknown[] };
const pool = new pg.Pool({
  connectionString: url,
  max: 20,
  // kept between the runs of a comparison, because a new one costs more than a hundred requests
  idleTimeoutMillis: 0,
  options: '-c timezone=UTC -c jit=off -c random_page_cost=1.1',
});

createServer((request, response) => {
  text(request)
    .then(async (body) => {
      const values = body === '' ? statement.values : (JSON.parse(body) as unknown[]);
      const { rows } = await pool.query({ ...statement, values });
      response.setHeader('content-type', 'application/json');
      response.end(answer ?? JSON.stringify(rows));
    })
    .catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
}).listen(Number(port), '127.0.0.1');
