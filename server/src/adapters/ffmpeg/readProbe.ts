import { shapeFault } from '@atrium/domain/film/film.ts';
import { z } from 'zod';
import type { Encoded, ProbedFilm } from '../../ports/filmEncoder.ts';

const streamShape = z.object({
  codec_type: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  duration: z.string().optional(),
  disposition: z.object({ attached_pic: z.number().optional() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
});
const answerShape = z.object({
  streams: z.array(streamShape).default([]),
  format: z.object({ duration: z.string().optional() }).default({}),
});
type Stream = z.infer<typeof streamShape>;

/** What ffprobe says of a film, checked against the rules (MED-04); a picture on the cover of a sound is no film. */
export function readProbe(answer: string): Encoded<ProbedFilm> {
  const read = answerShape.safeParse(parse(answer));
  if (!read.success) return { fault: 'NO_FILM' };
  const { streams, format } = read.data;
  const picture = streams.find(
    ({ codec_type: type, disposition }) => type === 'video' && disposition?.attached_pic !== 1,
  );
  const hasSound = streams.some(({ codec_type: type }) => type === 'audio');
  if (picture === undefined) return { fault: hasSound ? 'NO_PICTURE' : 'NO_FILM' };
  const duration = Math.min(Number(format.duration ?? picture.duration ?? Number.NaN), withoutCaptions(streams));
  const film = { ...sidesOf(picture), duration, rate: ratio(picture.avg_frame_rate, '/') ?? 0, hasSound };
  const fault = shapeFault(film);
  return fault === null ? film : { fault };
}

/** The seconds of what is seen and heard in a film with captions, which may go on after its end. */
function withoutCaptions(streams: readonly Stream[]): number {
  const isCaptions = ({ codec_type: type }: Stream): boolean => type === 'subtitle';
  const lengths = streams
    .filter(
      ({ codec_type: type, disposition }) => /^(video|audio)$/.test(type ?? '') && disposition?.attached_pic !== 1,
    )
    .map(({ duration }) => Number(duration));
  return streams.some(isCaptions) && lengths.every((seconds) => seconds > 0) ? Math.max(...lengths) : Infinity;
}

/** The sides as they are seen: turned as a phone was held, and with pixels that are no squares stretched. */
function sidesOf({ width = 0, height = 0, sample_aspect_ratio: pixel, side_data_list: sides = [] }: Stream) {
  const wide = Math.round(width * (ratio(pixel, ':') ?? 1));
  const turned = sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return turned ? { width: height, height: wide } : { width: wide, height };
}

/** '30000/1001' as a number; null for none, as '0/0'. */
function ratio(text: string | undefined, sign: string): number | null {
  const [one = 0, other = 0] = (text ?? '').split(sign).map(Number);
  return one > 0 && other > 0 ? one / other : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
