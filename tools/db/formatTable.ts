/** Rows as aligned text under their column names, NULL as nothing. Line breaks in values become spaces. */
export function formatTable(names: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const lines = [names, ...rows].map((row) => row.map((value) => (value ?? '').replaceAll(/\s*\n\s*/g, ' ')));
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [head = '', ...body] = lines.map((line) =>
    line
      .map((value, column) => value.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return [head, rule, ...body, `(${String(rows.length)} ${rows.length === 1 ? 'row' : 'rows'})`, ''].join('\n');
}
