import { useState, type ReactNode } from 'react';
import type { SaveSpec } from '#lib/save.ts';
import { useSave, type Save } from '#lib/useSave.ts';
import { lazyPart, Part } from './lazyPart.tsx';
import { startReauthenticationSpec, type Asked } from './reauthenticationCalls.ts';

const dialog = lazyPart(
  () => import('./ReauthenticationDialog.tsx'),
  (file) => file.ReauthenticationDialog,
);

export interface FreshSave<Input, Result> extends Save<Input, Result> {
  /** The dialog that asks for the proof, rendered outside of every form; null while it is closed. */
  readonly question: ReactNode;
}

interface Question {
  readonly asked: Asked;
  readonly again: () => void;
  /** Closed without the proof. */
  readonly left: () => void;
}

/**
 * `useSave` for a sensitive act, which the server refuses to a sign-in that is not fresh (STF-03): a dialog then asks
 * for the password and the second factor, and the act is sent again. SIGN_IN_AGAIN is left where only a provider can
 * say who it is; `SignInAgain` leads there.
 */
export function useFreshSave<Input, Result>(spec: SaveSpec<Input, Result>): FreshSave<Input, Result> {
  const act = useSave(spec);
  const start = useSave(startReauthenticationSpec);
  const [open, setOpen] = useState<Question | null>(null);
  const close = (): void => {
    setOpen(null);
    act.reset();
    open?.left();
  };
  const startFault = start.fault?.code === 'SIGN_IN_AGAIN' ? null : start.fault;
  return {
    ...act,
    busy: act.busy || start.busy,
    fault: start.busy || open !== null ? null : act.fault && (startFault ?? act.fault),
    save: (input, done, failed) => {
      act.save(input, done, (fault) => {
        if (fault.code !== 'SIGN_IN_AGAIN') {
          failed?.(fault);
          return;
        }
        const again = (): void => {
          setOpen(null);
          act.save(input, done, failed);
        };
        start.save(
          undefined,
          (asked) => {
            const left = (): void => failed?.(fault);
            setOpen({ asked, again, left });
          },
          failed,
        );
      });
    },
    reset: () => {
      start.reset();
      act.reset();
    },
    question:
      open === null ? null : (
        <Part of={dialog} with={{ asked: open.asked, onProved: open.again, onClose: close }} onMissing={close} />
      ),
  };
}
