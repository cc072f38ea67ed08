import { measureCompany, type ExportMemory } from '../world/measureCompany.ts';
import { printLine } from './lines.ts';
import { runLikeProduct } from './processes.ts';
import { contextOf, type Setting } from './setting.ts';

/** The figures of a company of `many` people beside those of one with 500, and beside its raw records. */
export async function tellCompany(setting: Setting, many: string): Promise<void> {
  const ctx = await contextOf(setting.database, 'employee');
  const people = Number(many);
  const sizes = {
    small: { customerId: 'measured-500', people: 500, progress: 10_000 },
    large: { customerId: `measured-${many}`, people, progress: people * 20 },
  };
  const costs = await measureCompany({ ownerUrl: setting.url, ctx, ...sizes, times: 300 });
  const tellGrowth = (name: string, { small, large: most }: { small: number; large: number }, bound: number): void => {
    const result = `${(most / small).toFixed(2)} times, ${small.toFixed(2)} and ${most.toFixed(2)} ms`;
    printLine(name, result, `at most ${String(bound)} times`, most / small <= bound);
  };
  tellGrowth(`dashboard of ${many} people`, costs.overview, 1.5);
  tellGrowth('  with the period before', costs.comparison, 2);
  tellGrowth('  a page of its employees', costs.tablePage, 1.5);
  tellGrowth('  a page of its seats', costs.seatsPage, 1.5);
  const faster = costs.raw / costs.overview.large;
  printLine('  beside its raw records', `${faster.toFixed(0)} times faster`, 'at least 20 times', faster >= 20);
  const differences = costs.differences.length === 0 ? 'equal' : costs.differences.join('; ');
  printLine('  its figures and those', differences, 'equal', costs.differences.length === 0);
  printLine('  all its figures', `${(costs.rebuild / 1000).toFixed(1)} s to rebuild`, '');
  const printed = await runLikeProduct('labs/bench/exportMemory.ts', setting.url, sizes.large.customerId);
  const memory = JSON.parse(printed) as ExportMemory;
  const gained = `${memory.megabytes.toFixed(0)} MB more, ${String(memory.rows)} rows`;
  printLine('  its export', gained, 'at most 50 MB', memory.megabytes <= 50);
}
