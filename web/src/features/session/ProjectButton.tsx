import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import { projectButtonLabel } from '@atrium/domain/learning/project.ts';
import { useState } from 'react';
import { useNow } from '#lib/useNow.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { Button } from '#ui/Button.tsx';
import { iconOf } from './buttonIcons.tsx';
import { CtaButton } from './CtaButton.tsx';
import { isTakingPart, type ContainerData, type ItemData, type SessionPageData } from './sessionQuery.ts';

const projectDialog = lazyPart(
  () => import('./ProjectDialog.tsx'),
  (file) => file.ProjectDialog,
);

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
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {asking ? (
        <Part
          of={projectDialog}
          with={{
            sessionContentId: project.sessionContentId,
            href: item.buttonUrl,
            before: project.project,
            onClose: close,
          }}
          onMissing={close}
        />
      ) : null}
    </>
  );
};
