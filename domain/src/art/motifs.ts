import { arcade } from './motifs/arcade.ts';
import { columns } from './motifs/columns.ts';
import { nave } from './motifs/nave.ts';
import { orbits } from './motifs/orbits.ts';
import { petals } from './motifs/petals.ts';
import { rays } from './motifs/rays.ts';
import { scales } from './motifs/scales.ts';
import type { Draw } from './motifs/sheet.ts';
import { steps } from './motifs/steps.ts';
import { strata } from './motifs/strata.ts';
import { tessera } from './motifs/tessera.ts';
import { weave } from './motifs/weave.ts';
import type { Motif } from './types.ts';

export const motifs: Readonly<Record<Motif, Draw>> = {
  orbits,
  nave: (_, ink) => nave(ink),
  strata,
  arcade,
  tessera,
  rays,
  columns,
  weave,
  steps,
  petals,
  scales,
};
