import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import { projectButtonLabel } from '@atrium/domain/learning/project.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '#lib/useNow.ts';
import { useSave } from '#lib/useSave.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { iconOf } from './buttonIcons.tsx';
import { CtaButton } from './CtaButton.tsx';
import { submitProjectSpec } from './saveContentProgress.ts';
import { isTakingPart, type ContainerData, type ItemData, type SessionPageData } from './sessionQuery.ts';

interface ProjectButtonProps {
  readonly item: ItemData;
  readonly project: ContainerData;
  readonly page: SessionPageData;
}

/**
 * Hands a project in (SSN-08): a dialog with the link to send it, and a button that says it is sent. Locked as other
 * buttons for a limited member, and only a link for viewers who do not take part.
 */
export const ProjectButton = ({ item, project, page }: ProjectButtonProps) => {
  const [asking, setAsking] = useState(false);
  const action = useSave(submitProjectSpec);
  const enabled = isContentEnabled(item.enabledAt === null ? null : Number(item.enabledAt), useNow());
  const label = projectButtonLabel(project.submission, enabled, item.buttonText ?? 'Submit project');
  const icons = { icon: iconOf(item.buttonStartIcon), iconAfter: iconOf(item.buttonEndIcon) };
  if (!enabled) {
    return (
      <Button variant="line" disabled {...icons}>
        {label}
      </Button>
    );
  }
  if (item.buttonUrl === null || !isTakingPart(page)) return <CtaButton item={item} />;
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="line"
        {...icons}
        onClick={() => {
          action.reset();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {asking ? (
        <ConfirmDialog
          title="Submit your project"
          confirm="I've Sent It"
          action={action}
          onClose={close}
          onConfirm={() => {
            action.save({ sessionContentId: project.sessionContentId }, () => {
              close();
              toast({ id: 'project', message: 'Project submitted' });
            });
          }}
        >
          <p>Send your work first, then tell us that it is on its way. You can send a newer version anytime.</p>
          <p>
            <ButtonLink
              variant="line"
              icon={<IconExternalLink aria-hidden="true" />}
              href={item.buttonUrl}
              {...(/^https?:/.test(item.buttonUrl) && { target: '_blank', rel: 'ugc noopener' })}
            >
              Send Your Work
            </ButtonLink>
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
};
