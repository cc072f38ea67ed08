import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newPressKey, startSave, type PressKey, type SaveFault, type SaveSpec } from './save.ts';

interface State<Result> {
  readonly busy: boolean;
  readonly fault: SaveFault | null;
  /** The answer to the last press. */
  readonly result: Result | undefined;
}

export interface Save<Input, Result> extends State<Result> {
  /**
   * Sends a press; another one in the meantime is ignored. `done` and `failed` are called even if the component was
   * unmounted. A retry after an unanswered press sends the same idempotency key.
   */
  readonly save: (input: Input, done?: (result: Result) => void, failed?: (fault: SaveFault) => void) => void;
  /** Clears the last answer or error. */
  readonly reset: () => void;
}

const idle = { busy: false, fault: null, result: undefined };

/** One write from one place, such as a dialog or a form: busy state, answer and error message. */
export function useSave<Input, Result>(spec: SaveSpec<Input, Result>): Save<Input, Result> {
  const queryClient = useQueryClient();
  const [state, setState] = useState<State<Result>>(idle);
  const sending = useRef(false);
  const unanswered = useRef<{ readonly input: string; readonly key: PressKey } | null>(null);
  const end = (next: Omit<State<Result>, 'busy'>): void => {
    sending.current = false;
    if (next.fault?.code !== 'UNREACHABLE') unanswered.current = null;
    setState({ ...next, busy: false });
  };
  return {
    ...state,
    save: (input, done, failed) => {
      if (sending.current) return;
      sending.current = true;
      setState({ ...idle, busy: true });
      // in a list, because nothing at all has no JSON
      const text = JSON.stringify([input]);
      if (unanswered.current?.input !== text) unanswered.current = { input: text, key: newPressKey() };
      startSave(queryClient, spec, input, {
        key: unanswered.current.key,
        done: (result) => {
          end({ result, fault: null });
          done?.(result);
        },
        failed: (fault) => {
          end({ result: undefined, fault });
          failed?.(fault);
        },
      });
    },
    reset: () => {
      setState(idle);
    },
  };
}
