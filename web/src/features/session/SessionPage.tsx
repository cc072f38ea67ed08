import type { ReactNode } from 'react';
import { Section } from '#ui/SectionHead.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Announcements } from './Announcements.tsx';
import { AsidePanel } from './AsidePanel.tsx';
import { Meetings } from './Meetings.tsx';
import { SessionHero } from './SessionHero.tsx';
import styles from './SessionPage.module.css';
import type { SessionPageData } from './sessionQuery.ts';
import { TaskContainer } from './TaskContainer.tsx';
import { useOpenContainers } from './openContainers.ts';

export interface SessionPageProps {
  readonly page: SessionPageData;
  readonly action: ReactNode;
}

/** A session's page for its members (learning.md §2 'Session detail'; SSN-01). */
export const SessionPage = ({ page, action }: SessionPageProps) => {
  const { sessionContainers, containers } = page;
  const { isOpen, toggle } = useOpenContainers(containers);
  const welcome = sessionContainers.filter(({ type }) => type === 'WELCOME');
  const resources = sessionContainers.filter(({ type }) => type !== 'WELCOME');
  return (
    <>
      <SessionHero page={page} action={action} />
      <Wrap className={styles.body}>
        <Announcements announcements={page.announcements} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {welcome.map((container) => (
              <AsidePanel key={container.sessionContentId} container={container} page={page} />
            ))}
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
            <Meetings page={page} />
            {resources.map((container) => (
              <AsidePanel key={container.sessionContentId} container={container} page={page} />
            ))}
          </aside>
        </div>
      </Wrap>
    </>
  );
};

/** 'Tasks', unless the session overrides the title. */
function taskTitle(customizations: unknown): string {
  const given = (customizations as { taskContainerTitle?: unknown } | null)?.taskContainerTitle;
  return typeof given === 'string' && given !== '' ? given : 'Tasks';
}
