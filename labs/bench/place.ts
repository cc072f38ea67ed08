import type { Running } from './processes.ts';
import type { Setting } from './setting.ts';

/** A running product and its world. */
export interface Place {
  readonly setting: Setting;
  readonly product: Running;
  readonly dataDir: string;
}
