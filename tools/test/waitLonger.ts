import { vi } from 'vitest';

// A busy machine may need longer than the second after which `vi.waitFor` gives up: this only ends what hangs.
const limit = 30_000;

/** Shared by the test files of a worker, each of which runs this file. */
const worker = globalThis as { shortWaitFor?: typeof vi.waitFor };
const waitFor = (worker.shortWaitFor ??= vi.waitFor);
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: limit, ...options });
