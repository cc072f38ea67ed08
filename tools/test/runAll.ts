import type { StageResult } from './runStage.ts';
import type { Stage } from './stages.ts';

/**
 * Runs the stages in order, as many in parallel as `cores` allow; a failed stage skips only the stages that depend on
 * it. `done` gets each result as it arrives, and null for a stage that was skipped.
 */
export async function runAll(
  stages: readonly Stage[],
  cores: number,
  run: (stage: Stage) => Promise<StageResult>,
  done: (stage: Stage, result: StageResult | null) => void,
): Promise<void> {
  const waiting = [...stages];
  const failed = new Set<string>();
  const active = new Map<string, { cores: number; end: Promise<void> }>();

  const isBlocked = (stage: Stage): boolean => stage.after !== undefined && active.has(stage.after);
  const begin = (stage: Stage): void => {
    if (stage.after !== undefined && failed.has(stage.after)) {
      failed.add(stage.name);
      done(stage, null);
      return;
    }
    const end = run(stage).then((result) => {
      if (result.count.failed > 0) failed.add(stage.name);
      active.delete(stage.name);
      done(stage, result);
    });
    active.set(stage.name, { cores: stage.cores, end });
  };

  while (waiting.length > 0 || active.size > 0) {
    const busy = [...active.values()].reduce((sum, each) => sum + each.cores, 0);
    const next = waiting[0];
    if (next !== undefined && !isBlocked(next) && (active.size === 0 || busy + next.cores <= cores)) {
      waiting.shift();
      begin(next);
    } else {
      await Promise.race([...active.values()].map(({ end }) => end));
    }
  }
}
