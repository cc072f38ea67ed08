import type { Refusal } from '@atrium/domain/errors.ts';
import { offsetStyle, withOffset } from '@atrium/domain/timeZone.ts';
import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import type { Room, RoomAddress } from '../../../ports/meetings.ts';
import { housePage } from './housePage.ts';

/** The address of a room's page. */
export function roomPath({ kind, roomId }: RoomAddress): string {
  return `/__sandbox/meeting/${encodeURIComponent(kind)}/${encodeURIComponent(roomId)}`;
}

/** The page of a room for someone who may enter: before, inside and after the meeting. */
export function roomPage(room: Room, brandName: string): string {
  const { state, now } = room;
  const address = roomPath(room);
  const inside = state === 'open' && room.insideSince !== null;
  const data = {
    ...(inside && { leave: `${address}/leave` }),
    ...(typeof state === 'object' && { opens: String(state.opensAt - now) }),
  };
  return housePage({
    brandName,
    title: inside ? `Live: ${room.title}` : room.title,
    data,
    body: `<p class="eyebrow">${escapeHtml(room.heading)}</p>
<h1>${escapeHtml(room.title)}</h1>
<p class="lede"><time datetime="${new Date(room.startAt).toISOString()}">${escapeHtml(hoursOf(room))}</time></p>
${inside ? insideRoom(room, address) : outsideRoom(room, address)}
<p><a href="${escapeHtml(room.back.href)}">${escapeHtml(room.back.label)}</a></p>`,
  });
}

/** Where the provider would play a recording: the stand-in says that it has none, and of what it would be. */
export function recordingPage(room: Room, brandName: string): string {
  const title = room.kind === 'session' ? room.heading : room.title;
  return housePage({
    brandName,
    title: `Recording: ${title}`,
    body: `<p class="eyebrow">Recording</p>
<h1>${escapeHtml(title)}</h1>
<p class="lede">The meeting provider plays the recording at this address.</p>
<p role="status">The demo’s rooms have no cameras, so there is nothing to play here.</p>
<p><a href="${escapeHtml(room.back.href)}">${escapeHtml(room.back.label)}</a></p>`,
  });
}

/** Why somebody may not enter, and where to go instead. */
export function refusalPage({ code, message }: Refusal, room: RoomAddress, brandName: string): string {
  const views: Partial<Record<Refusal['code'], { title: string; words: string; href: string; label: string }>> = {
    UNAUTHENTICATED: {
      title: 'Sign in to join',
      words: 'The live room is open to people who are enrolled in its session or attend its event.',
      href: '/login',
      label: 'Sign In',
    },
    NOT_FOUND: {
      title: 'This room isn’t there',
      words: 'The link may be old, or what was held there was canceled.',
      href: '/',
      label: 'Return to Home Page',
    },
    NOT_AVAILABLE_YET: {
      title: 'The room isn’t open',
      words: 'It opens shortly before the start and closes at the end.',
      href: roomPath(room),
      label: 'Back to the room',
    },
  };
  const view = views[code] ?? { title: message, words: '', href: '/', label: 'Return to Home Page' };
  return housePage({
    brandName,
    title: view.title,
    body: `<h1>${escapeHtml(view.title)}</h1><p class="lede">${view.words}</p><p><a class="button" href="${view.href}">${view.label}</a></p>`,
  });
}

function insideRoom(room: Room, address: string): string {
  return `<section class="stage" aria-label="In the room"><p class="tile"><span aria-hidden="true">${escapeHtml(initialsOf(room))}</span><b>${escapeHtml(room.personName)}</b>Camera off, microphone off</p></section>
<p role="status">You joined at ${escapeHtml(clock(room.insideSince ?? room.now, room.timeZone))}.</p>
<form method="post" action="${address}/leave"><button class="button quiet">Leave</button></form>`;
}

function outsideRoom(room: Room, address: string): string {
  const who = `<p class="who"><span aria-hidden="true">${escapeHtml(initialsOf(room))}</span><span>You’ll join as <b>${escapeHtml(room.personName)}</b>, camera off.</span></p>`;
  if (room.state === 'open') {
    return `${who}<form method="post" action="${address}/join"><button class="button">Join now</button></form>`;
  }
  if (room.state === 'over') return '<p role="status">This has ended.</p>';
  return `${who}<p role="status">The room opens ${escapeHtml(moment(room.state.opensAt, room.timeZone))}. Keep this page open; you can join as soon as it does.</p>`;
}

function hoursOf({ startAt, endAt, timeZone }: Room): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone });
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  return `${day.format(startAt)}, ${hour.format(startAt)} to ${clock(endAt, timeZone)}`;
}

function clock(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: offsetStyle(timeZone),
    timeZone,
  });
  return withOffset(format.format(instant));
}

function moment(instant: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  return `${day.format(instant)}, ${clock(instant, timeZone)}`;
}

function initialsOf({ personName }: Room): string {
  const names = personName.split(/\s+/).filter((name) => name !== '');
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((name = '') => firstLetter(name).toLocaleUpperCase('en-US')).join('');
}

/** With combining marks: a letter may be several code points. */
function firstLetter(name: string): string {
  return [...new Intl.Segmenter('en-US').segment(name)][0]?.segment ?? '';
}
