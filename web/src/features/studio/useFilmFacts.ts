import { aspectOf } from '@atrium/domain/film/film.ts';
import { use, useEffect } from 'react';
import type { FilmFieldsFragment } from '#lib/gql/graphql.ts';
import { DocumentFormContext } from './documentFormContext.ts';

/** Fills in what a film says of itself once it is ready: its length and shape, and its picture where there is none. */
export function useFilmFacts({ state, duration, width, height, posterUrl }: FilmFieldsFragment): void {
  const form = use(DocumentFormContext);
  useEffect(() => {
    if (form === null || state !== 'READY' || duration === null || width === null || height === null) return;
    const values = form.getValues();
    // what was filled in before stays as somebody has changed it
    if (values['duration'] === duration) return;
    const poster = values['poster'] === '' ? posterUrl : null;
    const facts = { duration, ...aspectOf({ width, height }), ...(poster !== null && { poster }) };
    for (const [name, value] of Object.entries(facts)) if (values[name] !== value) form.setValue(name, value);
    form.flush();
    // the form is another object at each rendering
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, duration, width, height, posterUrl]);
}
