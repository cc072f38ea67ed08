import type { UiCustomizations } from '@atrium/domain/catalogue/metaForm.ts';
import type { ReactNode } from 'react';
import { Section } from '#ui/SectionHead.tsx';
import { AsidePanel } from './AsidePanel.tsx';
import { Meetings } from './Meetings.tsx';
import { useOpenContainers } from './openContainers.ts';
import type { SessionPageData } from './sessionQuery.ts';
import { TaskContainer } from './TaskContainer.tsx';
import { TeachingAssistant } from './TeachingAssistant.tsx';
import { WeekSchedules } from './WeekSchedules.tsx';
import styles from './SessionPage.module.css';

/** What a session's page shows below its head: the tasks, and beside them dates and resources (SSN-01). */
export const SessionDetails = ({ page, calendar }: { page: SessionPageData; calendar: ReactNode }) => {
  const { sessionContainers, containers } = page;
  const { isOpen, toggle } = useOpenContainers(containers);
  const show = (sessionContentId: string) => {
    const shown = containers.find(
      (container) =>
        container.sessionContentId === sessionContentId ||
        container.items.some((item) => item.sessionContentId === sessionContentId),
    );
    if (shown === undefined) return;
    toggle(shown, true);
    const element = document.getElementById(shown.sessionContentId);
    element?.scrollIntoView({ block: 'start' });
    element?.querySelector('summary')?.focus({ preventScroll: true });
  };
  const welcome = sessionContainers.filter(({ type }) => type === 'WELCOME');
  const resources = sessionContainers.filter(({ type }) => type !== 'WELCOME');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {welcome.map((container) => (
          <AsidePanel key={container.sessionContentId} container={container} page={page} show={show} />
        ))}
        <WeekSchedules page={page} />
        {containers.length === 0 ? null : (
          <Section title={taskTitle(page.uiCustomizations)} count={containers.length}>
            <div className={styles.tasks}>
              {containers.map((container) => (
                <TaskContainer
                  key={container.sessionContentId}
                  container={container}
                  page={page}
                  opened={isOpen(container)}
                  onToggle={(opened) => {
                    toggle(container, opened);
                  }}
                />
              ))}
            </div>
          </Section>
        )}
      </div>
      <aside className={styles.aside} aria-label="Dates and resources">
        <Meetings page={page} calendar={calendar} />
        <TeachingAssistant page={page} />
        {resources.map((container) => (
          <AsidePanel key={container.sessionContentId} container={container} page={page} show={show} />
        ))}
      </aside>
    </div>
  );
};

/** 'Tasks', unless the session overrides the title. */
function taskTitle(customizations: unknown): string {
  // JSON in the API, of which the server answers what fits
  const given = (customizations as UiCustomizations | null)?.taskContainerTitle ?? '';
  return given === '' ? 'Tasks' : given;
}
