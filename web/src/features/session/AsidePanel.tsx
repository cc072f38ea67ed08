import { look } from '#ui/look.ts';
import { Panel } from '#ui/Panel.tsx';
import { Checklist } from './Checklist.tsx';
import { ContentItem } from './ContentItem.tsx';
import type { ContainerData, SessionPageData } from './sessionQuery.ts';
import styles from './AsidePanel.module.css';

interface AsidePanelProps {
  readonly container: ContainerData;
  readonly page: SessionPageData;
  /** Opens the container that this content is in. */
  readonly show: (sessionContentId: string) => void;
}

/** A welcome or resources container, as a panel with its items (SSN-01). */
export const AsidePanel = ({ container, page, show }: AsidePanelProps) => (
  <section aria-labelledby={container.sessionContentId}>
    <Panel className={styles.panel}>
      <h2 id={container.sessionContentId} className={look.big}>
        {container.title}
      </h2>
      {container.items.map((item) => (
        <ContentItem key={item.sessionContentId} item={item} container={container} page={page} />
      ))}
      <Checklist items={container.checklist} page={page} show={show} />
    </Panel>
  </section>
);
