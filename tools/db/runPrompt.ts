import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { formatTable } from './formatTable.ts';

const tables = `select table_name as table, pg_size_pretty(pg_total_relation_size(quote_ident(table_name))) as size
  from information_schema.tables where table_schema = 'public' order by table_name`;
const columns = `select column_name as column, data_type as type, is_nullable as nullable, column_default as default
  from information_schema.columns where table_name = $1 order by ordinal_position`;
const help = `A statement ends with ;   \\d tables   \\d name columns of a table   \\q quit\n`;

/**
 * A small SQL prompt for machines without psql. Reads statements from `input`, or runs the one of `-c` in `args`.
 * @returns the exit code: 1 when a statement of a script failed.
 */
export async function runPrompt(
  url: string,
  args: readonly string[],
  input: Readable & { isTTY?: boolean },
  output: Writable,
): Promise<number> {
  // values as PostgreSQL writes them
  const types = { getTypeParser: () => (value: string) => value };
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  let exitCode = 0;
  const run = async (text: string, values?: string[]): Promise<void> => {
    try {
      const answer = await client.query<(string | null)[]>({ text, rowMode: 'array', ...(values && { values }) });
      for (const { fields, rows, command, rowCount } of [answer].flat()) {
        const done = rowCount === null ? command : `${command} ${String(rowCount)}`;
        output.write(
          fields.length > 0
            ? formatTable(
                fields.map(({ name }) => name),
                rows,
              )
            : `${done}\n`,
        );
      }
    } catch (error) {
      output.write(`ERROR: ${(error as Error).message}\n`);
      exitCode = 1;
    }
  };
  try {
    const given = args.indexOf('-c');
    if (given !== -1) await run(args[given + 1] ?? '');
    else await readStatements(input, output, run);
  } finally {
    await client.end();
  }
  return input.isTTY === true ? 0 : exitCode;
}

async function readStatements(
  input: Readable & { isTTY?: boolean },
  output: Writable,
  run: (text: string, values?: string[]) => Promise<void>,
): Promise<void> {
  const isTerminal = input.isTTY === true;
  const lines = createInterface({ input, ...(isTerminal && { output }), terminal: isTerminal });
  const ask = (prompt: string): void => {
    if (!isTerminal) return;
    lines.setPrompt(prompt);
    lines.prompt();
  };
  let statement = '';
  if (isTerminal) output.write(help);
  // Ctrl-C drops the statement
  lines.on('SIGINT', () => {
    statement = '';
    output.write('\n');
    ask('atrium=> ');
  });
  ask('atrium=> ');
  for await (const line of lines) {
    const [command = '', name] = line.trim().split(/\s+/);
    if (statement === '' && command === '\\q') break;
    if (statement === '' && command.startsWith('\\')) {
      if (command === '\\d') await (name === undefined ? run(tables) : run(columns, [name]));
      else output.write(help);
    } else {
      statement = `${statement}${line}\n`;
      if (statement.trim() === '') statement = '';
      if (statement.trimEnd().endsWith(';')) {
        await run(statement);
        statement = '';
      }
    }
    ask(statement === '' ? 'atrium=> ' : 'atrium-> ');
  }
  lines.close();
  if (statement.trim() !== '') await run(statement);
}
