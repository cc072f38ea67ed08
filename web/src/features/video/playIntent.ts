let wanted: string | null = null;

/** Allows the next page to play this video at once: after the countdown, or after 'Play now'. */
export function intendToPlay(videoContentId: string): void {
  wanted = videoContentId;
}

/** Whether this video may autoplay; allowed once, so that sound never starts without an action of the person. */
export function isMeantToPlay(videoContentId: string): boolean {
  return wanted === videoContentId;
}

/** Withdraws the permission: the page has started to play, or the person went elsewhere. */
export function forgetIntent(): void {
  wanted = null;
}
