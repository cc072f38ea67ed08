import { banner } from '@atrium/domain/art/banner.ts';
import { cover } from '@atrium/domain/art/cover.ts';
import { diagram } from '@atrium/domain/art/diagram.ts';
import { isLogoName, logo } from '@atrium/domain/art/logo.ts';
import { medallion } from '@atrium/domain/art/medallion.ts';
import { palettes } from '@atrium/domain/art/palettes.ts';
import { portrait } from '@atrium/domain/art/portrait.ts';
import { random } from '@atrium/domain/art/random.ts';
import { scenes } from '@atrium/domain/art/scenes.ts';
import type { ArtTopic, Motif, PortraitSpec } from '@atrium/domain/art/types.ts';
import { banners } from './banners.ts';
import { brand } from './brand.ts';
import { programs } from './certificates/programs.ts';
import { courses } from './courses.ts';
import { events } from './events.ts';
import { faculty } from './faculty.ts';
import { insights } from './insights.ts';
import { people } from './people.ts';
import { findResource } from './resources.ts';
import { videos } from './videos.ts';

const topics = (Object.keys(palettes) as ArtTopic[]).filter((topic) => topic !== 'house');
const motifNames: readonly Motif[] = [
  'orbits',
  'strata',
  'arcade',
  'tessera',
  'rays',
  'columns',
  'weave',
  'steps',
  'petals',
  'scales',
];

// the certificate of a crash course has the picture of the course
const courseArt = new Map(
  [
    ...courses.map(({ courseId, art, title }) => ({ id: courseId, art, title })),
    ...programs.map(({ certificateId, art, title }) => ({ id: certificateId, art, title })),
  ].map(({ id, art, title }) => [id, { ...art, title }]),
);
// A teacher who is also a member has the same portrait in both places: the faculty's.
const portraits = new Map<string, PortraitSpec>([
  ...people.map((person) => [person.memberId, person.portrait] as const),
  ...faculty.map((teacher) => [teacher.facultyId, teacher.portrait] as const),
]);
const videoArt = new Map(
  videos.map((video, index) => {
    const topic = courseArt.get(video.courseId)?.topic ?? 'strategy';
    // Steps of three through ten motifs, so that neighboring lessons never repeat one.
    return [video.videoId, { topic, motif: motifNames[(index * 3) % motifNames.length] ?? 'orbits' }];
  }),
);

/** The palette and motif of a video's picture: the colors of its course, and a motif that its neighbors do not have. */
export const artOfVideo = (videoId: string): { topic: ArtTopic; motif?: Motif } =>
  videoArt.get(videoId) ?? { topic: random(`topic/${videoId}`).pick(topics) };

const insightArt = new Map(insights.map(({ caseStudyId, art }) => [caseStudyId, art]));
const eventArt = new Map(events.map((event) => [event.memberEventId, event.art]));

const artOfCourse = (courseId: string): { topic: ArtTopic; motif?: Motif; title: string } =>
  courseArt.get(courseId) ?? { topic: random(`topic/${courseId}`).pick(topics), title: '' };

const draw: Readonly<Record<string, (seed: string) => string | null>> = {
  cover: (seed) => {
    const { topic, motif } = artOfCourse(seed);
    return cover({ seed, topic, ...(motif && { motif }) });
  },
  event: (seed) => {
    const { topic, motif } = eventArt.get(seed) ?? { topic: random(`topic/${seed}`).pick(topics), motif: undefined };
    return cover({ seed: `event-${seed}`, topic, ...(motif && { motif }) });
  },
  resource: (seed) => {
    const { topic, motif } = findResource(seed)?.art ?? {
      topic: random(`topic/${seed}`).pick(topics),
      motif: undefined,
    };
    return cover({ seed: `resource-${seed}`, topic, ...(motif && { motif }) });
  },
  insight: (seed) => {
    const { topic, motif } = insightArt.get(seed) ?? { topic: random(`topic/${seed}`).pick(topics), motif: undefined };
    return cover({ seed: `insight-${seed}`, topic, ...(motif && { motif }) });
  },
  figure: (name) => {
    const figure = findResource(name)?.diagram;
    return figure ? diagram(figure) : null;
  },
  announcement: (seed) => cover({ seed: `news-${seed}`, topic: random(`topic/${seed}`).pick(topics) }),
  thumb: (seed) =>
    cover({
      seed,
      ...artOfVideo(seed),
      width: 640,
      height: 360,
    }),
  portrait: (seed) => portrait({ seed, ...portraits.get(seed) }),
  medallion: (seed) => {
    const { topic, motif, title } = artOfCourse(seed);
    return medallion({
      seed,
      topic,
      ...(motif && { motif }),
      title,
      issuer: brand.issuer,
      year: '',
      tier: 'badge',
      text: false,
    });
  },
  scene: (name) => scenes.get(name)?.() ?? null,
  logo: (name) => (isLogoName(name) ? logo(name) : null),
  banner: (name) => {
    const found = banners.get(name);
    return found ? banner({ seed: name, ...found, mobile: false }) : null;
  },
  'banner-mobile': (name) => {
    const found = banners.get(name);
    return found ? banner({ seed: name, ...found, mobile: true }) : null;
  },
};

/**
 * The SVG for '/files/art/{kind}/{seed}.svg', kinds: cover, thumb, portrait, medallion, event, resource, insight,
 * figure, announcement, scene, logo, banner, banner-mobile. Any seed gives a picture, except for kinds with a fixed set
 * of names (figure, scene, logo, banner). Null for every other path.
 */
export function artFor(path: string): string | null {
  const [, kind = '', seed = ''] = /^\/files\/art\/([a-z-]{1,20})\/([a-z0-9][a-z0-9-]{0,119})\.svg$/.exec(path) ?? [];
  return Object.hasOwn(draw, kind) ? (draw[kind]?.(seed) ?? null) : null;
}
