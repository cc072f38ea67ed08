import './registry.ts';
import { builder } from './base/graphql/builder.ts';

/** The whole API, of all modules. */
export const schema = builder.toSchema({
  // sorting makes every type a second time, which takes a tenth of the start; what prints the schema sorts it
  sortSchema: false,
});
