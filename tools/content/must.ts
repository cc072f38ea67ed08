import type { Result } from '@atrium/domain/errors.ts';
import { RefusedError } from '../staffCommand.ts';

/** The value of a use case. @throws RefusedError with the reasons of its refusal. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new RefusedError(reasonOf(result.refusal));
  return result.value;
}

const reasonOf = ({ reason, code, message }: { reason: string; code: string; message: string }): string =>
  reason === code ? message : reason;
