export const countdownMs = 10_000;
export const countdownTickMs = 100;

/** The countdown after a video (VID-06). `finished` asks the page to load the next video. */
export type Autoplay = {
  readonly enabled: boolean;
  readonly hasNext: boolean;
  readonly phase: 'playing' | 'counting' | 'finished';
  readonly remainingMs: number;
};

export type AutoplayEvent =
  /** The video reached 100 %. */
  | { readonly type: 'ended' }
  | { readonly type: 'tick'; readonly elapsedMs: number }
  /** 'Restart video'. */
  | { readonly type: 'restarted' }
  | { readonly type: 'enabled'; readonly enabled: boolean }
  | { readonly type: 'videoChanged'; readonly hasNext: boolean };

/** The state before a video has ended. */
export function startAutoplay(enabled: boolean, hasNext: boolean): Autoplay {
  return { enabled, hasNext, phase: 'playing', remainingMs: countdownMs };
}

/**
 * Ten seconds after the end the next video loads. A restart resets the countdown; with autoplay off, or without a next
 * video, the countdown stays at ten seconds (VID-06).
 */
export function autoplay(state: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event.type) {
    case 'ended':
      return { ...state, phase: 'counting', remainingMs: countdownMs };
    case 'tick': {
      if (state.phase !== 'counting' || !state.enabled || !state.hasNext) return state;
      const remainingMs = Math.max(0, state.remainingMs - event.elapsedMs);
      return { ...state, remainingMs, phase: remainingMs === 0 ? 'finished' : 'counting' };
    }
    case 'restarted':
      return startAutoplay(state.enabled, state.hasNext);
    case 'enabled':
      return { ...state, enabled: event.enabled, remainingMs: countdownMs };
    case 'videoChanged':
      return startAutoplay(state.enabled, event.hasNext);
  }
}
