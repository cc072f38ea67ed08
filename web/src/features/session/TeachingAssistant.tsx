import { IconBrandSlack } from '@tabler/icons-react';
import { Round } from '#ui/Arch.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Panel } from '#ui/Panel.tsx';
import type { SessionPageData } from './sessionQuery.ts';
import styles from './AsidePanel.module.css';

/** The person who answers questions during a live session (SSN-02). */
export const TeachingAssistant = ({ page }: { page: SessionPageData }) => {
  const assistant = page.config.teachingAssistant;
  if (assistant === null) return null;
  const { fullName, imageUrl, slackUrl } = assistant;
  return (
    <section aria-labelledby="teaching-assistant">
      <Panel className={styles.panel}>
        <h2 id="teaching-assistant" className={look.big}>
          Teaching assistant
        </h2>
        <Row>
          <Round src={imageUrl} size={48} />
          <div>
            <b>{fullName}</b>
            <p className={cx(look.small, look.muted)}>Answers your questions on this course</p>
          </div>
        </Row>
        {slackUrl === null ? null : (
          <ButtonLink
            variant="line"
            size="s"
            icon={<IconBrandSlack aria-hidden="true" />}
            href={slackUrl}
            target="_blank"
            rel="ugc noopener"
          >
            Ask on Slack
          </ButtonLink>
        )}
      </Panel>
    </section>
  );
};
