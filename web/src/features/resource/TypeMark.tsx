import { resourceTypeLabels, type ResourceType } from '@atrium/domain/resource/library.ts';
import { IconCompass, IconMessageChatbot, IconUsersGroup } from '@tabler/icons-react';
import styles from './Resource.module.css';

export const typeIcons = {
  STRATEGY_FRAMEWORK: IconCompass,
  COMMUNITY_TACTIC: IconUsersGroup,
  PROMPT_PACK: IconMessageChatbot,
} as const satisfies Record<ResourceType, unknown>;

/** The type of a resource with its icon, in its color (RES-02). */
export const TypeMark = ({ type }: { type: ResourceType }) => {
  const Icon = typeIcons[type];
  return (
    <span className={styles.mark} data-type={type}>
      <Icon aria-hidden="true" />
      {resourceTypeLabels[type]}
    </span>
  );
};
