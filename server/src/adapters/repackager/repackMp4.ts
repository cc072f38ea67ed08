import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  NullTarget,
  Output,
  QTFF,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';

/** What an MP4 says of itself. */
export interface Mp4Facts {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
  readonly rate: number;
}

/** H.264 that every browser plays: baseline, main and high, of 8 bits. */
const playedPicture = /^avc1\.(?:42|4d|64)/i;
const playedSound = /^mp4a\.40\.(?:2|5)$/;
/** The shortest segment, in seconds; each begins with a whole picture. */
const segmentSeconds = 6;

interface Tracks {
  readonly video: InputVideoTrack;
  readonly audio: InputAudioTrack | null;
}

/** The tracks of an MP4 that browsers play as it is; null for any other file. */
async function tracksOf(file: string): Promise<Tracks | null> {
  const input = new Input({ source: new FilePathSource(file), formats: [MP4, QTFF] });
  if (!(await input.canRead())) return null;
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (video === null || !playedPicture.test((await video.getCodecParameterString()) ?? '')) return null;
  if (audio !== null && !playedSound.test((await audio.getCodecParameterString()) ?? '')) return null;
  return { video, audio };
}

/** Reads what an MP4 of H.264 and AAC says of itself; null for any other file. */
export async function probeMp4(file: string): Promise<Mp4Facts | null> {
  const tracks = await tracksOf(file);
  if (tracks === null) return null;
  const { video, audio } = tracks;
  const { averagePacketRate: rate } = await video.computePacketStats(250);
  const duration = Math.max(await video.computeDuration(), audio === null ? 0 : await audio.computeDuration());
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  return { duration, width, height, hasSound: audio !== null, rate };
}

/**
 * Writes the packets of such an MP4 as they are into `index.m3u8`, `init.mp4` and `seg-<n>.m4s` of a folder; nothing
 * else of the file is kept. Throws for a file that ends before it says.
 * @param onProgress called with the seconds that are written.
 */
export async function repackMp4(file: string, folder: string, onProgress: (seconds: number) => void): Promise<void> {
  const tracks = await tracksOf(file);
  if (tracks === null) throw new Error('this is no MP4 of H.264 and AAC');
  const { video, audio } = tracks;
  const written = new SegmentFiles(folder);
  const output = new Output({ format: fragmented(written), target: new NullTarget() });
  const picture = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(picture, { rotation: await video.getRotation() });
  const sound = audio === null ? null : new EncodedAudioPacketSource('aac');
  if (sound !== null) output.addAudioTrack(sound);
  await output.start();
  // of what is there, which may be less than the file says
  let end = 0;
  const pictures = packetsOf(video, async (packet, isFirst) => {
    const config = isFirst ? await video.getDecoderConfig() : null;
    await picture.add(packet, config === null ? undefined : { decoderConfig: config });
    onProgress(packet.timestamp);
    end = Math.max(end, packet.timestamp + packet.duration);
    await written.settled();
  });
  const sounds =
    audio === null || sound === null
      ? null
      : packetsOf(audio, async (packet, isFirst) => {
          const config = isFirst ? await audio.getDecoderConfig() : null;
          await sound.add(packet, config === null ? undefined : { decoderConfig: config });
        });
  // both grow together, so that a segment has the sound of its pictures
  let [seen, heard] = [await pictures.next(), (await sounds?.next()) ?? null];
  while (seen !== null || heard !== null) {
    if (seen !== null && (heard === null || seen <= heard)) seen = await pictures.next();
    else heard = (await sounds?.next()) ?? null;
  }
  await output.finalize();
  await written.finish(end);
}

interface Packets {
  /** Writes one packet; its timestamp in seconds, null after the last one. */
  readonly next: () => Promise<number | null>;
}

function packetsOf(
  track: InputVideoTrack | InputAudioTrack,
  write: (packet: EncodedPacket, isFirst: boolean) => Promise<void>,
): Packets {
  const packets = new EncodedPacketSink(track).packets();
  let isFirst = true;
  const next = async (): Promise<number | null> => {
    const { done, value } = await packets.next();
    if (done === true) return null;
    // what encoders put before the beginning is not heard
    if (value.timestamp < 0) return next();
    await write(value, isFirst);
    isFirst = false;
    return value.timestamp;
  };
  return { next };
}

function fragmented(files: SegmentFiles): Mp4OutputFormat {
  return new Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: segmentSeconds,
    onFtyp: (bytes) => {
      files.begin(bytes);
    },
    onMoov: (bytes) => {
      files.begin(bytes);
    },
    onMoof: (bytes, _position, timestamp) => {
      files.add(timestamp, bytes);
    },
    onMdat: (bytes) => {
      files.end(bytes);
    },
  });
}

/** The files of a stream, written as they come. */
class SegmentFiles {
  readonly #folder: string;
  readonly #head: Uint8Array[] = [];
  readonly #begins: number[] = [];
  #open: Uint8Array = new Uint8Array();
  #writing: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  begin(bytes: Uint8Array): void {
    this.#head.push(bytes.slice());
  }

  add(timestamp: number, bytes: Uint8Array): void {
    this.#begins.push(timestamp);
    this.#open = bytes.slice();
  }

  end(bytes: Uint8Array): void {
    const segment = Buffer.concat([this.#open, bytes]);
    const to = path.join(this.#folder, `seg-${String(this.#begins.length - 1)}.m4s`);
    this.#writing = this.#writing.then(() => writeFile(to, segment));
    // it is awaited with the next packet
    this.#writing.catch(() => undefined);
  }

  settled(): Promise<void> {
    return this.#writing;
  }

  async finish(duration: number): Promise<void> {
    await this.#writing;
    await writeFile(path.join(this.#folder, 'init.mp4'), Buffer.concat(this.#head));
    const lengths = this.#begins.map((begin, at) => Math.max(0.001, (this.#begins[at + 1] ?? duration) - begin));
    const lines = lengths.flatMap((seconds, at) => [`#EXTINF:${seconds.toFixed(6)},`, `seg-${String(at)}.m4s`]);
    const playlist = [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${String(Math.ceil(Math.max(...lengths, 1)))}`,
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-MAP:URI="init.mp4"',
      ...lines,
      '#EXT-X-ENDLIST',
      '',
    ];
    await writeFile(path.join(this.#folder, 'index.m3u8'), playlist.join('\n'));
  }
}
