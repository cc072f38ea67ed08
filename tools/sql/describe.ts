import type pg from 'pg';

/** A column of a statement's result, as PostgreSQL reports it. */
export interface DescribedColumn {
  readonly name: string;
  /** As in pg_type: `text`, `int4`, `_text` for a list of texts. */
  readonly type: string;
  /** Undefined when PostgreSQL does not report it. */
  readonly isNullable: boolean | undefined;
  /** The table column that it comes from, if any. */
  readonly origin: { readonly table: string; readonly column: string } | undefined;
}

/**
 * Describes a statement's result without executing it. Names and types come from PostgreSQL; whether a column may be
 * null is derived from the plan: a column of a table that is `not null` and not on the outer side of a join cannot be.
 */
export async function describeStatement(client: pg.Client, text: string): Promise<DescribedColumn[]> {
  const fields = await describeFields(client, text);
  if (fields.length === 0) return [];
  const [types, plan] = [await typeNames(client, fields), await explain(client, text)];
  const outputs = plan?.Output ?? [];
  const readOutput = plan === null || outputs.length !== fields.length ? () => undefined : await reader(client, plan);
  return fields.map(({ name, dataTypeID }, at) => {
    const known = readOutput(outputs[at] ?? '');
    return { name, type: types.get(dataTypeID) ?? '?', isNullable: known?.isNullable, origin: known?.origin };
  });
}

/** Sends only parse and describe for a statement, no bind and no execute. */
function describeFields(client: pg.Client, text: string): Promise<readonly pg.FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly pg.FieldDef[] = [];
    let failure: Error | null = null;
    const query = {
      submit: (connection: Protocol) => {
        connection.parse({ text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription: (message: { fields: readonly pg.FieldDef[] }) => {
        fields = message.fields;
      },
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => {
        if (failure === null) resolve(fields);
      },
    };
    client.query(query as unknown as pg.Submittable);
  });
}

/** The methods of the driver's connection for the extended protocol. */
interface Protocol {
  parse(message: { text: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

async function typeNames(client: pg.Client, fields: readonly pg.FieldDef[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'select oid::integer, typname from pg_type where oid = any($1)',
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  return new Map(rows.map(({ oid, typname }) => [oid, typname]));
}

interface Plan {
  readonly 'Parent Relationship'?: string;
  readonly 'Join Type'?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly Plan[];
}

/** The generic plan of a statement; null for one without a plan, such as `listen`. */
async function explain(client: pg.Client, text: string): Promise<Plan | null> {
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare described as ${text}`);
  try {
    const { rows: parameters } = await client.query<{ count: number }>(
      `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'described'`,
    );
    const nulls = Array.from({ length: parameters[0]?.count ?? 0 }, () => 'null').join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      `explain (verbose, format json) execute described${nulls === '' ? '' : `(${nulls})`}`,
    );
    return rows[0]?.['QUERY PLAN'][0]?.Plan ?? null;
  } finally {
    await client.query('deallocate described; reset plan_cache_mode');
  }
}

type Known = Pick<DescribedColumn, 'isNullable' | 'origin'>;

/** Parses one output column of the plan. */
async function reader(client: pg.Client, plan: Plan): Promise<(output: string) => Known | undefined> {
  // the outputs of a union have the names of its first query
  if (/"(?:\w*Append|SetOp|Recursive Union)"/.test(JSON.stringify(plan))) return () => undefined;
  const tables = new Map<string, string>();
  const outer = new Set<string>();
  const visit = (node: Plan, isOuter: boolean): void => {
    if (node.Alias !== undefined && node['Relation Name'] !== undefined) {
      tables.set(node.Alias, node['Relation Name']);
      if (isOuter) outer.add(node.Alias);
    }
    const join = node['Join Type'];
    for (const child of node.Plans ?? []) {
      const side = child['Parent Relationship'];
      const isOpen = join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer');
      visit(child, isOuter || isOpen);
    }
  };
  visit(plan, false);
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and a.attnotnull`,
  );
  const required = new Set(rows.map(({ table, column }) => `${table}.${column}`));

  const read = (output: string): Known => {
    const text = withoutBrackets(output);
    // without an alias when there is only one table
    const [, alias = [...tables.keys()][0], column] = /^(?:(\w+)\.)?"?([a-z_]+)"?$/.exec(text) ?? [];
    const table = tables.get(alias ?? '');
    if (alias !== undefined && column !== undefined && table !== undefined) {
      return { isNullable: outer.has(alias) || !required.has(`${table}.${column}`), origin: { table, column } };
    }
    return { isNullable: neverNull(text) ? false : undefined, origin: undefined };
  };
  const neverNull = (text: string): boolean => {
    if (/^(?:json_build_object|count|EXISTS)\(/.test(text) || / IS (?:NOT )?NULL$/.test(text)) return true;
    if (/^(?:'(?:[^']|'')*'(?:::[\w ]+(?:\[\])?)?|-?\d+(?:\.\d+)?|true|false)$/.test(text)) return true;
    if (/^\w+\.\w+(?: (?:OR|AND) \w+\.\w+)+$/.test(text)) {
      return text.split(/ OR | AND /).every((part) => read(part).isNullable === false);
    }
    const arguments_ = /^COALESCE\((.*)\)$/s.exec(text)?.[1];
    return (
      arguments_ !== undefined && splitArguments(arguments_).some((argument) => read(argument).isNullable === false)
    );
  };
  return read;
}

function withoutBrackets(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('(') && closes(trimmed) ? withoutBrackets(trimmed.slice(1, -1)) : trimmed;
}

/** Whether the first bracket is closed by the last character. */
function closes(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += depthOf(text.charAt(at));
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}

function splitArguments(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text.charAt(at);
    depth += depthOf(letter);
    if (letter !== '' && (letter !== ',' || depth > 0)) continue;
    found.push(text.slice(start, at));
    start = at + 1;
  }
  return found;
}

function depthOf(letter: string): number {
  if (letter === '(' || letter === '{') return 1;
  return letter === ')' || letter === '}' ? -1 : 0;
}
