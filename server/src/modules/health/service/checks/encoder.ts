import { fine, notSetUp, warning } from '@atrium/domain/health/findings.ts';
import { isDone } from '../../../film/service/encoderSeen.ts';
import type { HealthCheck } from '../../types.ts';

/** Whether films can be encoded, by a process of this installation. */
export const encoder: HealthCheck = {
  id: 'encoder',
  title: 'Encoder of films',
  run: async ({ db, ports: { filmEncoder } }) => {
    const [isThere, encodes, repackages] = await Promise.all([
      filmEncoder.isThere(),
      isDone(db, 'encodes'),
      isDone(db, 'repackages'),
    ]);
    if (encodes) return fine('Films are encoded.');
    if (repackages)
      return notSetUp(
        'There is no ffmpeg: films in MP4 with H.264 and AAC play as they come, all others wait.',
        'Install it, for example apt-get install ffmpeg, or name it by FFMPEG_PATH, and start again.',
      );
    if (isThere)
      return warning(
        'No process takes films at the moment.',
        'Start one with the role media: without ROLES one process does everything.',
      );
    return warning(
      'No process takes films, and there is no ffmpeg on this machine.',
      'Install it, for example apt-get install ffmpeg, and start a process with the role media.',
    );
  },
};
