import type { Arrow } from './readArrows.ts';

/**
 * Import cycles, each reported once as the files along it; packages are ignored. Uses Tarjan's strongly connected
 * components.
 */
export function findCircles(arrows: readonly Arrow[]): string[] {
  const next = Map.groupBy(
    arrows.filter(({ to }) => !to.startsWith('npm:')),
    ({ from }) => from,
  );
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[] = [];

  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file) ?? 0);
    stack.push(file);
    for (const { to } of next.get(file) ?? []) {
      if (to === file) circles.push(`circle: ${file} imports itself`);
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(file) !== index.get(file)) return;
    const members = stack.splice(stack.indexOf(file));
    if (members.length > 1) circles.push(`circle: ${members.join(' -> ')} -> ${file}`);
  };
  for (const file of next.keys()) if (!index.has(file)) visit(file);
  return circles;
}
