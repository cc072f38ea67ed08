import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { savePreferences, type PlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { announce } from '#ui/announce.ts';
import { captionsName, keyContext, nextRate, playerAction, type NoteAction, type PlayerAction } from './playerKeys.ts';

interface KeySettings {
  readonly preferences: PlayerPreferences;
  /** Of a film without a voice, which has no volume. */
  readonly silent: boolean;
  /** Absent where nobody writes notes. */
  readonly onNote?: ((act: 'note' | 'bookmark') => void) | undefined;
}

/** Handles the page's keyboard shortcuts for the player, unless the person turned them off (WCAG 2.1.4). */
export function usePlayerKeys(
  player: RefObject<MediaPlayerInstance | null>,
  { preferences, silent, onNote }: KeySettings,
  onHelp: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { current } = player;
    if (!preferences.keys || current === null) return;
    // while its bar is hidden, Vidstack uses up the first key on the player itself, only to show the bar
    if (event.defaultPrevented && event.target !== current.el) return;
    const action = playerAction(event, keyContext(event.target, current.el), silent);
    if (action === null) return;
    if (isOfNotes(action)) {
      if (onNote === undefined) return;
      // a key that is held would open one after another
      if (!event.repeat) onNote(action.do);
      event.preventDefault();
      return;
    }
    event.preventDefault();
    perform(current, action, { preferences, silent }, onHelp);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      press(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

const isOfNotes = (action: PlayerAction): action is NoteAction => action.do === 'note' || action.do === 'bookmark';

function perform(
  player: MediaPlayerInstance,
  action: Exclude<PlayerAction, NoteAction>,
  { preferences, silent }: KeySettings,
  onHelp: () => void,
): void {
  const { state } = player;
  const video = player.el?.querySelector('video');
  // the state follows a seek later: a key pressed again would begin at the old place, and the player's own setter
  // ignores a place that equals its state
  const seek = (to: number): void => {
    if (state.canPlay) (video ?? player).currentTime = Math.min(Math.max(0, to), Math.max(0, state.duration - 0.1));
  };
  switch (action.do) {
    case 'help':
      onHelp();
      return;
    case 'toggle':
      // the browser requires a press on the page first, for which the play button is there
      void (state.paused ? player.play() : player.pause()).catch(() => undefined);
      return;
    case 'seekBy':
      seek((video ?? player).currentTime + action.seconds);
      return;
    case 'seekTo':
      seek(state.duration * action.share);
      return;
    case 'mute':
      player.muted = !state.muted;
      return;
    case 'volume': {
      const volume = Math.min(1, Math.max(0, Math.round((state.volume + action.by) * 10) / 10));
      player.volume = volume;
      player.muted = volume === 0;
      return;
    }
    case 'rate': {
      const rate = nextRate(state.playbackRate, action.step);
      player.playbackRate = rate;
      savePreferences({ rate });
      announce(`Speed ${String(rate)}`);
      return;
    }
    case 'captions':
      savePreferences({ captions: !preferences.captions });
      announce(`${captionsName(silent)} ${preferences.captions ? 'off' : 'on'}`);
      return;
    case 'fullscreen':
      void (state.fullscreen ? player.exitFullscreen() : player.enterFullscreen()).catch(() => undefined);
      return;
  }
}
