let wanted: string | null = null;

/** The person lets the next video begin by itself: by the countdown, or by pressing 'Play now'. */
export function intendToPlay(videoContentId: string): void {
  wanted = videoContentId;
}

/** Whether this video was meant; a meaning is good for one page. Sound never starts without one. */
export function isMeantToPlay(videoContentId: string): boolean {
  return wanted === videoContentId;
}

/** The page has begun to play, or the person went elsewhere. */
export function forgetIntent(): void {
  wanted = null;
}
