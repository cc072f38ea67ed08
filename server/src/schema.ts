import './registry.ts';
import { builder } from './base/graphql/builder.ts';

/** The whole API, of all modules. */
export const schema = builder.toSchema();
