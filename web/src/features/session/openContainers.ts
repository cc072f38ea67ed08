import { useState } from 'react';
import * as z from 'zod/mini';

/** The documents' session container keys map: container to whether it stands open. */
const storageKey = 'sessionContainerKeys';
const shape = z.record(z.string(), z.boolean());

export type ContainerKeys = Readonly<Record<string, boolean>>;

/** Reads the map; anything unreadable is as if nothing had been opened yet. */
export function readContainerKeys(text: string | null): ContainerKeys {
  try {
    const read = shape.safeParse(JSON.parse(text ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

interface Expandable {
  readonly sessionContentId: string;
  readonly containsActiveContent: boolean;
}

/** Which containers stand open: as they were left (SSN-09), at first those with something to do now. */
export function useOpenContainers(containers: readonly Expandable[]): {
  isOpen: (container: Expandable) => boolean;
  toggle: (container: Expandable, opened: boolean) => void;
} {
  const [keys, setKeys] = useState<ContainerKeys>(() => readContainerKeys(stored()));
  const first = containers.find((one) => one.containsActiveContent) ?? containers[0];
  const isOpen = (container: Expandable): boolean =>
    keys[container.sessionContentId] ?? container.sessionContentId === first?.sessionContentId;
  return {
    isOpen,
    toggle: (container, opened) => {
      if (isOpen(container) === opened) return;
      // another tab may have opened others meanwhile
      const next = { ...readContainerKeys(stored()), [container.sessionContentId]: opened };
      setKeys(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // storage refused: it holds for this page
      }
    },
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
