import { variables } from './variables.ts';

/** The text of .env.example: every variable with its purpose, commented out, so that the defaults apply. */
export function envExample(): string {
  const entries = Object.entries(variables).map(([name, { about, example }]) => `# ${about}\n# ${name}=${example}\n`);
  return [
    '# Generated from server/src/env/variables.ts by `npm run gen`. Copy to .env and uncomment what you change.\n',
    ...entries,
  ].join('\n');
}
