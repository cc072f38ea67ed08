import type { Result } from '@atrium/domain/errors.ts';
import { filmStates } from '@atrium/domain/film/film.ts';
import { asStaff } from '../../../base/context.ts';
import type { StaffAccess } from '../../../base/graphql/access.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { getFilm, getFilmTerms } from '../service/getFilm.ts';
import { finishFilm, retryFilm, startFilm, stopFilm } from '../service/uploadFilm.ts';
import type { Film, FilmTerms } from '../types.ts';

const reading: StaffAccess = { staff: ['document.read', 'recording.write'] };
const writing: StaffAccess = { staff: ['document.write', 'recording.write'] };

const FilmStateEnum = builder.enumType('FilmState', { values: filmStates });

const FilmObject = builder.objectRef<Film>('Film').implement({
  description: 'A film that somebody of the team uploads, until it is a stream.',
  fields: (t) => ({
    filmId: t.exposeID('filmId', { description: 'The key by which a video names it.' }),
    fileName: t.exposeString('fileName', { description: 'The name that it was given, without folders.' }),
    bytes: t.exposeFloat('bytes', { description: 'Of the whole upload.' }),
    state: t.expose('state', { type: FilmStateEnum }),
    progress: t.exposeInt('progress', { description: 'Of its encoding, in percent.' }),
    fault: t.exposeString('fault', { nullable: true, description: 'Why it was refused, or could not be encoded.' }),
    message: t.exposeString('message', { nullable: true, description: 'The same in a sentence.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the caller has begun it.' }),
    duration: t.exposeFloat('duration', { nullable: true, description: 'Seconds, once it is encoded.' }),
    width: t.exposeInt('width', { nullable: true, description: 'Pixels, as it is seen.' }),
    height: t.exposeInt('height', { nullable: true }),
    posterUrl: t.exposeString('posterUrl', { nullable: true }),
    manifestUrl: t.exposeString('manifestUrl', { nullable: true, description: 'Plays it for ten minutes.' }),
  }),
});

const FilmTermsType = builder.objectRef<FilmTerms>('FilmTerms').implement({
  fields: (t) => ({
    maxBytes: t.exposeFloat('maxBytes'),
    canEncode: t.exposeBoolean('canEncode', { description: 'Whether films are encoded here at the moment.' }),
    canRepackage: t.exposeBoolean('canRepackage', {
      description: 'Whether MP4 with H.264 and AAC is played as it comes, where nothing is encoded.',
    }),
  }),
});

const FilmPayload = mutationPayload<{ readonly film: Film }>('FilmPayload', (t) => ({
  film: t.expose('film', { type: FilmObject, nullable: true }),
}));
const filmPayload = (result: Result<Film>) =>
  payloadOf(result.ok ? { ok: true, value: { film: result.value } } : result);

builder.queryFields((t) => ({
  getFilm: t.field({
    type: FilmObject,
    nullable: true,
    access: reading,
    description: 'A film that was uploaded, by the key of a video. For staff.',
    args: { filmId: t.arg.id({ required: true }) },
    resolve: async (_root, { filmId }, ctx) => valueOf(await getFilm(asStaff(ctx), filmId)),
  }),
  getFilmTerms: t.field({
    type: FilmTermsType,
    nullable: true,
    access: reading,
    description: 'What can be uploaded here. For staff.',
    resolve: (_root, _args, ctx) => getFilmTerms(asStaff(ctx)),
  }),
}));

builder.mutationFields((t) => ({
  startFilm: t.field({
    type: FilmPayload,
    nullable: true,
    access: writing,
    description: 'Begins an upload: the parts are sent to /files/films/{filmId} by the tus protocol. For staff.',
    args: { fileName: t.arg.string({ required: true }), bytes: t.arg.float({ required: true }) },
    resolve: async (_root, args, ctx) => filmPayload(await startFilm(asStaff(ctx), args)),
  }),
  finishFilm: t.field({
    type: FilmPayload,
    nullable: true,
    access: writing,
    description: 'Has a film encoded that has arrived completely. For staff.',
    args: { filmId: t.arg.id({ required: true }) },
    resolve: async (_root, { filmId }, ctx) => filmPayload(await finishFilm(asStaff(ctx), filmId)),
  }),
  retryFilm: t.field({
    type: FilmPayload,
    nullable: true,
    access: writing,
    description: 'Encodes a film again, after something of the installation had failed. For staff.',
    args: { filmId: t.arg.id({ required: true }) },
    resolve: async (_root, { filmId }, ctx) => filmPayload(await retryFilm(asStaff(ctx), filmId)),
  }),
  stopFilm: t.field({
    type: FilmPayload,
    nullable: true,
    access: writing,
    description: 'Stops the upload or the encoding of a film. For staff.',
    args: { filmId: t.arg.id({ required: true }) },
    resolve: async (_root, { filmId }, ctx) => filmPayload(await stopFilm(asStaff(ctx), filmId)),
  }),
}));
