import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { day } from '@atrium/domain/time.ts';
import { Upload } from '@tus/server';
import type { Caller, TestServer } from '../../testing/harness.ts';
import type { Operations } from '../../testing/operation.ts';
import { sayEncoderRuns } from './service/encoderSeen.ts';
import { addFilm } from './store/films.ts';

const reading = { staff: ['document.read', 'recording.write'] } as const;
const writing = { staff: ['document.write', 'recording.write'] } as const;
const ofOthers = 'a film of somebody else is not found: film.test.ts';

/** A film that has arrived as far as `bytes` are there; beside the limits of one person, so that it can be repeated. */
export async function anUpload(
  server: TestServer,
  bytes: Buffer,
): Promise<{ caller: Caller; variables: { filmId: string } }> {
  const caller = await server.as('owner');
  const filmId = `film-${randomBytes(16).toString('hex')}`;
  const now = new Date(server.clock.now());
  const film = { filmId, addedBy: caller.memberId, fileName: 'b.mp4', bytes: 10, now };
  await addFilm(server.db, { ...film, removableAt: new Date(now.getTime() + day) });
  const store = await server.context(null, now.getTime()).ports.films.arrivals();
  await store.create(new Upload({ id: filmId, size: 10, offset: 0 }));
  if (bytes.length > 0) await store.write(Readable.from([bytes]), filmId, 0);
  return { caller, variables: { filmId } };
}

export const operations: Operations = {
  getFilm: { access: reading, ids: { filmId: 'the films of the team are for all of the team who read videos' } },
  getFilmTerms: { access: reading },
  startFilm: {
    access: writing,
    call: async (server) => {
      await sayEncoderRuns(server.db);
      const caller = await server.as('editor');
      // of the calls before, where it is sent again and again
      await server.db
        .updateTable('film')
        .set({ state: 'REFUSED', fault: 'STOPPED' })
        .where('added_by', '=', caller.memberId)
        .where('state', '=', 'UPLOADING')
        .execute();
      return { caller, variables: { fileName: 'a.mp4', bytes: 10 } };
    },
    repeats: 'each is another film, at most five of one person at once; one that is not finished is removed',
  },
  finishFilm: {
    access: writing,
    call: (server) => anUpload(server, Buffer.alloc(10)),
    ids: { filmId: ofOthers },
  },
  retryFilm: {
    access: writing,
    call: async (server) => {
      const call = await anUpload(server, Buffer.alloc(10));
      await server.db
        .updateTable('film')
        .set({ state: 'FAILED', fault: 'ENCODER_FAILED' })
        .where('film_id', '=', call.variables.filmId)
        .execute();
      return call;
    },
    ids: { filmId: 'any film that could not be encoded, of all of the team: film.test.ts' },
  },
  stopFilm: { access: writing, call: (server) => anUpload(server, Buffer.alloc(0)), ids: { filmId: ofOthers } },
};
