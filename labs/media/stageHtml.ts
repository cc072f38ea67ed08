import { readFileSync } from 'node:fs';
import { artFor, artOfVideo } from '@atrium/content/art.ts';
import { courses } from '@atrium/content/courses.ts';
import { faculty } from '@atrium/content/faculty.ts';
import { type TimedSlide, timelineOf } from '@atrium/content/films/timelineOf.ts';
import type { Clip } from '@atrium/content/media.ts';
import { escapeHtml } from '@atrium/content/printed.ts';
import { cover } from '@atrium/domain/art/cover.ts';
import { figureHtml } from './figureHtml.ts';
import { type Palette, paletteOf } from './paletteOf.ts';

const here = import.meta.dirname;
const font = readFileSync(`${here}/fonts/commissioner-latin-full-normal.woff2`).toString('base64');
const mark =
  '<svg viewBox="0 0 26 32"><path fill="currentColor" fill-rule="evenodd" d="M0 32V13a13 13 0 0 1 26 0v19H0Zm6-5h14V13a7 7 0 0 0-14 0v14Z"/></svg>';
const brand = `<div class="brand">${mark}Atrium</div>`;

/** Three arches with the sun at the far end, for the last slide. */
const hall =
  '<svg class="hall" viewBox="0 0 560 720"><path d="M20 720V300a270 270 0 0 1 540 0V720Z" fill="#20523F"/><path d="M100 720V318a190 190 0 0 1 380 0V720Z" fill="#43836A"/><path d="M170 720V332a120 120 0 0 1 240 0V720Z" fill="#84B596"/><path d="M226 720V352a64 64 0 0 1 128 0V720Z" fill="#FBEFD3"/>' +
  '<g data-in="{at}" data-move="dawn"><circle cx="290" cy="430" r="40" fill="{sun}"/></g><path d="M0 720L232 520H348L560 690V720Z" fill="#14392D"/><path d="M150 720L256 520H324L470 720Z" fill="#2C6650"/></svg>';

const picture = (name: string, svg: string): string =>
  `<img class="${name}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

/** The speakers: the faculty of the clip's course, each with a portrait. */
function speakers({ courseId }: Clip): string {
  const ids = courses.find((course) => course.courseId === courseId)?.facultyIds ?? [];
  const teachers = faculty.filter((teacher) => ids.includes(teacher.facultyId)).slice(0, 2);
  const faces = teachers.map((teacher) =>
    picture('face', artFor(`/files/art/portrait/${teacher.facultyId}.svg`) ?? ''),
  );
  const names = teachers.map((teacher) => escapeHtml(teacher.fullName)).join('<br>');
  return `<div class="speakers">${faces.join('')}<p>${names}</p></div>`;
}

function slideHtml(timed: TimedSlide, clip: Clip, palette: Palette): string {
  const { slide, start } = timed;
  const { figure } = slide;
  const at = String(start + 0.5);
  const heading = escapeHtml(slide.heading);
  if (figure.kind === 'title') {
    const art = cover({ seed: `film-${clip.externalKey}`, ...artOfVideo(clip.externalKey), width: 464, height: 580 });
    return `<section class="slide title" data-slide="${String(start)}">${brand}<p class="subject">${escapeHtml(figure.subject)}</p><h1 class="${slide.heading.length > 34 ? 'long' : ''}">${heading}</h1>${speakers(clip)}<div class="window">${picture('art', art)}</div><div class="sill"></div></section>`;
  }
  if (figure.kind === 'close')
    return `<section class="slide close" data-slide="${String(start)}">${hall.replace('{at}', at).replace('{sun}', palette.sun)}${brand}<p class="subject">Your turn</p><h1>${heading}</h1></section>`;
  const items = figure.items.length;
  const early = Array.from({ length: Math.max(0, items - timed.reveals.length) }, () => start + 0.3);
  return `<section class="slide" data-slide="${String(start)}">${brand}<div class="running">${escapeHtml(clip.title)}</div><h2 class="${slide.heading.length > 42 ? 'long' : ''}">${heading}</h2><div class="rule"></div><div class="tab"></div>${figureHtml(figure, [...early, ...timed.reveals], palette)}</section>`;
}

/**
 * The whole clip as one page. `stage.seek(t)` shows second t; `stage.busy()` lists the spans in which anything moves.
 */
export function stageHtml(clip: Clip): string {
  const palette = paletteOf(artOfVideo(clip.externalKey).topic);
  const slides = timelineOf(clip.slides)
    .slides.map((timed) => slideHtml(timed, clip, palette))
    .join('');
  const face = `@font-face{font-family:'Commissioner Variable';font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
  const colors = `:root{--deep:${palette.deep};--mid:${palette.mid};--soft:${palette.soft};--sun:${palette.sun}}`;
  return `<!doctype html><meta charset="utf-8"><style>${face}${colors}${readFileSync(`${here}/slide.css`, 'utf8')}</style>${slides}<script type="module">${readFileSync(`${here}/stage.js`, 'utf8')}</script>`;
}
