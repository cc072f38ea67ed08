import { cover } from './cover.ts';
import { sleeping } from './sleeping.ts';

const drawings: Readonly<Record<string, () => string>> = {
  'hall-tall': () => cover({ seed: 'hall-tall', topic: 'house', width: 900, height: 1000 }),
  'hall-wide': () => cover({ seed: 'hall-wide', topic: 'house', width: 900, height: 560, open: true }),
  sleep: sleeping,
  empty: () => cover({ seed: 'empty-2', topic: 'strategy', motif: 'strata' }),
  error: () => cover({ seed: 'error-1', topic: 'leadership', motif: 'steps' }),
  upgrade: () => cover({ seed: 'upgrade-2', topic: 'strategy', motif: 'rays' }),
  lock: () => cover({ seed: 'lock-1', topic: 'house', width: 640, height: 400 }),
  waiting: () => cover({ seed: 'waiting-3', topic: 'community', motif: 'arcade' }),
};

/** The academy's own pictures, by name. */
export const scenes: ReadonlyMap<string, () => string> = new Map(Object.entries(drawings));
