import type { TestServer } from '../../testing/harness.ts';

const quoted = (args: Readonly<Record<string, string>>): string =>
  Object.entries(args)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

/** Does an act as somebody of the team; its lines, or why it was refused. */
export async function actOn(
  server: TestServer,
  name: string,
  args: Readonly<Record<string, string>>,
  { who = 'support', dryRun = false }: { readonly who?: string; readonly dryRun?: boolean } = {},
): Promise<string> {
  const text = `mutation { ${name}(${quoted(args)}${dryRun ? ', dryRun: true' : ''}) { lines error { code reason } } }`;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, { lines: string[] | null; error: { code: string; reason: string } | null } | null>>(text);
  const answer = data?.[name];
  return errors?.[0]?.extensions.code ?? answer?.error?.reason ?? (answer?.lines ?? []).join(' ');
}
