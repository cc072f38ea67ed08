/**
 * A start that cannot go on: what is wrong and what to do about it, in one line a person can act on.
 * It is printed to stderr as it is, without a stack, and the process ends with `exitCode`.
 */
export class StartupError extends Error {
  readonly exitCode: number;

  constructor(message: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'StartupError';
    this.exitCode = options.exitCode ?? 1;
  }
}
