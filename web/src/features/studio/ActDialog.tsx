import { reasonForm } from '@atrium/domain/access/reasonForm.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { isOutage, isUnreachable, refusalOf } from '#lib/callError.ts';
import { newPressKey, type SaveSpec } from '#lib/save.ts';
import { useFields } from '#lib/useFields.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { Rehearsal } from './Rehearsal.tsx';

/** What every act of the staff is sent with, and answers. */
export interface ActCall {
  readonly reason: string;
  readonly dryRun: boolean;
}
export interface ActAnswer {
  /** What was done, or would be; none when it was so already. */
  readonly lines: readonly string[] | null;
}

/** An act of the staff, which its page can rehearse. */
export interface Act<Input, Answer extends ActAnswer = ActAnswer> extends SaveSpec<Input & ActCall, Answer> {
  /** Names its rehearsals among the answers that are kept. */
  readonly name: string;
}

export interface ActDialogProps<Input, Answer extends ActAnswer = ActAnswer> {
  act: Act<Input, Answer>;
  /** Null: something is still to be filled in, and there is nothing to rehearse. */
  input: Input | null;
  /** What that is, in a sentence, for a press without it. */
  wanting?: string | undefined;
  /** The input still changes by typing: what would happen is asked for when it rests. */
  isTyping?: boolean;
  /** Whether it takes something from somebody, and so needs a reason (D96). */
  takesAway: boolean;
  /** It needs a reason though nothing is taken away. */
  needsReason?: boolean;
  /** Who else reads the reason, which is then needed though nothing is taken away. */
  readBy?: string;
  /** After it was done, in place of the message that says so. */
  onDone?: (answer: Answer) => void;
  title: string;
  confirm: string;
  dismiss: string;
  /** What is said once it is done, where the lines of the rehearsal are too long for that. */
  said?: string;
  onClose: () => void;
  /** The fields of the act, above what will happen. */
  children?: ReactNode;
}

/**
 * Asks before somebody of the team does something: what will happen, computed by the act itself and following every
 * field, and the reason, which stays in the audit log (STF-05).
 */
export const ActDialog = <Input extends object, Answer extends ActAnswer = ActAnswer>({
  act,
  input,
  wanting = 'Something above is still to be filled in.',
  isTyping = false,
  takesAway,
  needsReason: isExplained = false,
  readBy,
  onDone,
  title,
  confirm,
  dismiss,
  said,
  onClose,
  children,
}: ActDialogProps<Input, Answer>) => {
  const form = useId();
  const [isPressed, setPressed] = useState(false);
  const needsReason = takesAway || isExplained || readBy !== undefined;
  const { busy, fault, save, question } = useFreshSave(audited(act));
  const { field, otherFault, submit } = useFields(reasonForm(needsReason), { reason: '' }, { fault });
  const rehearsed = useQuery({
    queryKey: ['rehearsal', act.name, input],
    queryFn: async () => {
      if (input === null) return null;
      const { lines } = await act.send({ ...input, reason: '', dryRun: true }, newPressKey());
      return lines ?? [];
    },
    enabled: input !== null && !isTyping,
    // what it would do changes with everything that others do
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const { error } = rehearsed;
  const refusal = error === null ? null : refusalOf(error);
  if (error !== null && refusal === null && !isOutage(error) && !isUnreachable(error)) throw error;
  const isSo = rehearsed.data?.length === 0;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      dismiss={dismiss}
      destructive={takesAway}
      action={{ busy, fault: null }}
      form={form}
      onClose={onClose}
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          if (input === null) {
            event.preventDefault();
            setPressed(true);
            focusWanting(event.currentTarget);
            return;
          }
          submit(event, ({ reason }) => {
            save({ ...input, reason, dryRun: false }, (answer) => {
              if (onDone !== undefined) {
                onDone(answer);
                return;
              }
              const { lines } = answer;
              const isDone = lines !== null && lines.length > 0;
              toast({ id: 'studio', message: isDone ? (said ?? lines.join(' ')) : 'It was so already.' });
              onClose();
            });
          });
        }}
      >
        <Stack>
          {children}
          {input === null ? (
            isPressed ? (
              <Note tone="bad">{wanting}</Note>
            ) : null
          ) : isSo ? (
            <p className={look.muted}>Nothing changes: it is so already.</p>
          ) : (
            <Rehearsal
              lines={rehearsed.data ?? null}
              refusal={refusal?.message ?? null}
              isFailed={error !== null && refusal === null}
              onRetry={() => void rehearsed.refetch()}
            />
          )}
          <TextInput
            label="Reason"
            hint={`${needsReason ? 'Needed. ' : ''}${readBy === undefined ? '' : `${readBy} can read it. `}It stays in the audit log.`}
            required={needsReason}
            maxLength={500}
            {...field('reason')}
          />
        </Stack>
      </form>
      <SignInAgain
        // what the rehearsal says already is not said twice
        fault={otherFault?.message === refusal?.message ? null : otherFault}
        otherwise="It could not be done. Please try again."
      />
      {question}
    </ConfirmDialog>
  );
};

/** Focuses the first field of a form that is wrong or empty; else its first. */
function focusWanting(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  const wrong = fields.find((field) => field.matches('[aria-invalid="true"], :invalid'));
  (wrong ?? fields[0])?.focus();
}

/** An act, after which the audit log is another. */
export function audited<Input, Answer extends ActAnswer>(act: Act<Input, Answer>): Act<Input, Answer> {
  return { ...act, changes: (answer) => [...(act.changes?.(answer) ?? []), 'audit'] };
}
