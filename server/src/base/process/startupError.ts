/**
 * An error that ends the start: what is wrong and what to do about it, in one line. It is printed to stderr without a
 * stack, and the process exits with `exitCode`.
 */
export class StartupError extends Error {
  readonly exitCode: number;

  constructor(message: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'StartupError';
    this.exitCode = options.exitCode ?? 1;
  }
}
