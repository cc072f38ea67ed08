import { longestProjectText, projectForm, type HandedIn } from '@atrium/domain/learning/projectForm.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Stack } from '#ui/Layout.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { submitProjectSpec } from './saveContentProgress.ts';

export interface ProjectDialogProps {
  sessionContentId: string;
  /** Where the work is sent. */
  href: string;
  /** What was handed in before; null: nothing. */
  before: { readonly link: string | null; readonly note: string } | null;
  onClose: () => void;
}

/** Hands a project in, or its next version: with a link to the work, or after sending it another way (SSN-08). */
export const ProjectDialog = ({ sessionContentId, href, before, onClose }: ProjectDialogProps) => {
  const form = useId();
  const { busy, fault, save } = useSave(submitProjectSpec);
  const initial: HandedIn = { link: before?.link ?? '', note: before?.note ?? '' };
  const { field, otherFault, submit } = useFields(projectForm, initial, { fault });
  return (
    <ConfirmDialog
      title="Submit your project"
      confirm="I've Sent It"
      action={{ busy, fault: otherFault }}
      form={form}
      onClose={onClose}
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          submit(event, (values) => {
            save({ sessionContentId, ...values }, () => {
              onClose();
              toast({ id: 'project', message: 'Project submitted' });
            });
          });
        }}
      >
        <Stack>
          <p>
            Give us a link to your work, or send it first and tell us that it is on its way. You can send a newer
            version anytime.
          </p>
          <TextInput
            label="Link to your work"
            type="url"
            hint="If it can be opened by a link."
            placeholder="https://"
            {...field('link')}
          />
          <TextArea label="What we should know" hint="If you like." limit={longestProjectText} {...field('note')} />
          <p>
            <ButtonLink
              variant="line"
              icon={<IconExternalLink aria-hidden="true" />}
              href={href}
              {...(/^https?:/.test(href) && { target: '_blank', rel: 'ugc noopener' })}
            >
              Send Your Work
            </ButtonLink>
          </p>
        </Stack>
      </form>
    </ConfirmDialog>
  );
};
