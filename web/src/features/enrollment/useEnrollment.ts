import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { requestIdOf } from '#lib/callError.ts';
import { useViewer } from '#lib/viewer.ts';
import { nextClientSeq, saveEnrollment, type EnrollmentOutcome, type EnrollmentRequest } from './saveEnrollment.ts';

export interface EnrollmentFault {
  readonly message: string;
  readonly requestId: string | null;
}

export interface EnrollmentAction {
  readonly busy: boolean;
  readonly fault: EnrollmentFault | null;
  /**
   * Sends the request; a second press in the meantime is ignored. `done` gets the saved state, or the seat that is in
   * the way.
   */
  readonly send: (
    request: Pick<EnrollmentRequest, 'session' | 'unenroll' | 'swapFrom'>,
    done: (outcome: Exclude<EnrollmentOutcome, { kind: 'refused' }>) => void,
  ) => void;
}

/**
 * The action of one dialog: a retry after an unanswered press sends the same idempotency key, so that it is carried out
 * once.
 */
export function useEnrollment(): EnrollmentAction {
  const queryClient = useQueryClient();
  const { memberId } = useViewer();
  const unanswered = useRef<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<EnrollmentFault | null>(null);
  return {
    busy,
    fault,
    send: (request, done) => {
      if (busy) return;
      setBusy(true);
      setFault(null);
      const clientSeq = (unanswered.current ??= nextClientSeq());
      saveEnrollment(queryClient, { ...request, userId: memberId, clientSeq })
        .then((outcome) => {
          unanswered.current = null;
          if (outcome.kind === 'refused') setFault({ message: outcome.message, requestId: null });
          else done(outcome);
        })
        .catch((error: unknown) => {
          const message = error instanceof Error ? error.message : 'There was an error. Please try again later.';
          setFault({ message, requestId: requestIdOf(error) });
        })
        .finally(() => {
          setBusy(false);
        });
    },
  };
}
