import { useState } from 'react';
import { readStored, writeStored } from '#lib/storage.ts';

/** The storage key that the documents name; it maps a container's id to whether it is expanded. */
const storageKey = 'sessionContainerKeys';

export type ContainerKeys = Readonly<Record<string, boolean>>;

/** Parses the map; an unreadable value counts as empty. */
export function readContainerKeys(text: string | null): ContainerKeys {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return isContainerKeys(read) ? read : {};
  } catch {
    return {};
  }
}

function isContainerKeys(read: unknown): read is ContainerKeys {
  const isMap = typeof read === 'object' && read !== null && !Array.isArray(read);
  return isMap && Object.values(read).every((open) => typeof open === 'boolean');
}

interface Expandable {
  readonly sessionContentId: string;
  readonly containsActiveContent: boolean;
}

/** Which containers are expanded: as the member left them (SSN-09), at first the one with something to do now. */
export function useOpenContainers(containers: readonly Expandable[]): {
  isOpen: (container: Expandable) => boolean;
  toggle: (container: Expandable, opened: boolean) => void;
} {
  const [keys, setKeys] = useState<ContainerKeys>(() => readContainerKeys(readStored(storageKey)));
  const first = containers.find((container) => container.containsActiveContent) ?? containers[0];
  const isOpen = (container: Expandable): boolean =>
    keys[container.sessionContentId] ?? container.sessionContentId === first?.sessionContentId;
  return {
    isOpen,
    toggle: (container, opened) => {
      if (isOpen(container) === opened) return;
      // another tab may have changed the map in the meantime
      const next = { ...readContainerKeys(readStored(storageKey)), [container.sessionContentId]: opened };
      setKeys(next);
      writeStored(storageKey, JSON.stringify(next));
    },
  };
}
