import { writeStored } from './storage.ts';

/** The support mode that this page was answered in (STF-06); null: in none, undefined: not known yet. */
let shown: string | null | undefined;

/** Remembers in which support mode the page is shown. */
export function showSupport(supportId: string | null): void {
  shown = supportId;
}

/** Whether this page is somebody else's, who is looked at. */
export function isInSupport(): boolean {
  return typeof shown === 'string';
}

/** Loads the page again when an answer is of another support mode than it: one has begun or ended in this browser. */
export function followSupport(supportId: string | null): void {
  if (shown === undefined || shown === supportId) return;
  shown = undefined;
  goTo(location.href);
}

/** Opens an address as the other person, without what the page has kept of the first one. */
export function goTo(address: string): void {
  shown = undefined;
  sessionStorage.clear();
  writeStored('navLogoUrl', null);
  writeStored('sessionContainerKeys', null);
  if (address === location.href) location.reload();
  else location.assign(address);
}
