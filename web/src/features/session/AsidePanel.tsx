import { Panel } from '#ui/Panel.tsx';
import { look } from '#ui/look.ts';
import { ContentItem } from './ContentItem.tsx';
import styles from './AsidePanel.module.css';
import type { ContainerData, SessionPageData } from './sessionQuery.ts';

/** A welcome or resources container, as a panel with its items (SSN-01). */
export const AsidePanel = ({ container, page }: { container: ContainerData; page: SessionPageData }) => (
  <section aria-labelledby={container.sessionContentId}>
    <Panel className={styles.panel}>
      <h2 id={container.sessionContentId} className={look.big}>
        {container.title}
      </h2>
      {container.items.map((item) => (
        <ContentItem key={item.sessionContentId} item={item} container={container} page={page} />
      ))}
    </Panel>
  </section>
);
