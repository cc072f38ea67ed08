import { useSyncExternalStore } from 'react';

/**
 * What is kept in this browser, and for how long; signing out removes all of it but the last way to sign in (access.md
 * §3, SES-07).
 */
const lifetimes = {
  navLogoUrl: 'local',
  hideMembersBanner: 'local',
  hideVotingBanner: 'local',
  votingLink: 'local',
  timeZone: 'local',
  sessionContainerKeys: 'local',
  planQuizDraft: 'local',
  'atrium-player': 'local',
  loginError: 'local',
  corpLoginError: 'local',
  signupError: 'local',
  passRegistrationError: 'local',
  accountLinkingError: 'local',
  passRedirect: 'local',
  passAllSet: 'session',
  signInEnded: 'session',
  lastSignIn: 'local',
  chosenSignIn: 'session',
  federationRuns: 'session',
  meteringBarClosedAt: 'session',
  codeSentTo: 'session',
  portalOpenedAt: 'local',
  formDrafts: 'local',
  keptNotes: 'local',
  surveyDraft: 'session',
  pathHistory: 'session',
} as const;

type StoredName = keyof typeof lifetimes;

const listeners = new Set<() => void>();

function storageOf(name: StoredName): Storage {
  return lifetimes[name] === 'local' ? localStorage : sessionStorage;
}

/** The stored text; null without one, and when the browser refuses access to its storage. */
export function readStored(name: StoredName): string | null {
  try {
    return storageOf(name).getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. When the browser refuses, the change lasts as long as what the page holds. */
export function writeStored(name: StoredName, text: string | null): void {
  try {
    if (text === null) storageOf(name).removeItem(name);
    else storageOf(name).setItem(name, text);
  } catch {
    // storage is not available or full
  }
  for (const listener of listeners) listener();
}

/** The stored text; the component renders again when this page changes it, or another tab. */
export function useStored(name: StoredName): string | null {
  return useSyncExternalStore(subscribe, () => readStored(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
