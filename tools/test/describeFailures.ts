import type { StageResult } from './runStage.ts';

/** What failed in a stage, why, and the command that repeats it: its failed tests, or its output. */
export function describeFailures(stage: string, { failures, output }: StageResult): string {
  if (failures.length === 0) return `✗ ${stage}\n\n${output.trim()}\n\nrepeat: npm run check -- ${quote(stage)}`;
  return failures
    .map(({ file, title, why }) => {
      const command = ['npm run test:one --', file, ...(title === '' ? [] : [quote(title)])].join(' ');
      return `✗ ${[file, title].filter((part) => part !== '').join(': ')}\n\n${why}\n\nrepeat: ${command}`;
    })
    .join('\n\n');
}

/** As one word of a shell. */
function quote(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
