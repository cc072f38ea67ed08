import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import type { Requirement } from '@atrium/domain/access/routeTable.ts';
import { isSensitive, refuseStaff, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { refusal, type Refusal } from '@atrium/domain/errors.ts';
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context.ts';
import { refuseToken } from './byToken.ts';
import { refused } from './result.ts';

/**
 * For those of the team whose roles may do an operation of the staff, or one of several between which the service
 * decides (STF-01).
 */
export interface StaffAccess {
  readonly staff: StaffOperation | readonly StaffOperation[];
}

/**
 * Who may call a root field: 'public', 'member' (anyone signed in; the service checks further rules), a route's
 * requirement, or the team.
 */
export type Access = 'public' | 'member' | Requirement | StaffAccess;

/** What a root field of a query costs that is dearer than most; a document may cost so much altogether (THR-72). */
const costs = {
  /** A list that is counted and sorted, a search, or the figures of a company. */
  dear: 4,
  /** Thousands of rows: more than half of what a document may cost, so that it has one. */
  download: 13,
} as const;

const name = 'access';

/* oxlint-disable typescript/no-namespace -- the library's way to add a field option */
declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
    }
    interface QueryFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      access: Access;
      /** Also open to staff whose second factor is overdue: setting one up, and what every page asks (STF-02). */
      duringSetUp?: true;
      /** 1 without it. */
      cost?: keyof typeof costs;
      /** It keeps something while it answers, which no preview may (THR-70), and no support mode (THR-71). */
      writes?: true;
    }
    interface FieldOptions<Types, ParentShape, Type, Nullable, Args, ResolveShape, ResolveReturnShape> {
      /** What opens something as the viewer: null in a preview and in support mode. The field is nullable. */
      isSecret?: true;
    }
    interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      access: Access;
      duringSetUp?: true;
      /**
       * It is about the sign-in of the caller, or goes on later by all that the caller may: a call by an API token has
       * neither.
       */
      isClosedToTokens?: true;
    }
  }
}

/* oxlint-enable typescript/no-namespace */

/**
 * Every root field declares who may call it: without that the schema does not build. The check runs before the
 * resolver.
 */
class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.parentType !== 'Query' && field.parentType !== 'Mutation') return forOneAlone(resolve, field);
    const { access, cost, duringSetUp, writes, isClosedToTokens } = field.pothosOptions as {
      access?: Access;
      cost?: keyof typeof costs;
      duringSetUp?: true;
      writes?: true;
      isClosedToTokens?: true;
    };
    if (access === undefined) throw new Error(`${field.parentType}.${field.name} does not say who may call it`);
    if (field.parentType === 'Mutation' && !(field.type.kind === 'Object' && payloads.has(field.type.ref))) {
      throw new Error(`Mutation.${field.name} does not answer with a mutationPayload`);
    }
    rootAccess.set(field.name, access);
    if (isClosedToTokens === true) closedToTokens.add(field.name);
    if (cost !== undefined) rootCosts.set(field.name, costs[cost]);
    const isMutation = field.parentType === 'Mutation';
    if (access === 'public' && writes !== true)
      return (parent, args, context, info) => {
        if ((context as Context).token !== null) throw refused(refuseToken('OTHER'));
        return resolve(parent, args, context, info);
      };
    const isSensitiveField = typeof access === 'object' && 'staff' in access && [access.staff].flat().some(isSensitive);
    return (parent, args, context, info) => {
      const { viewer, preview, token } = context as Context;
      const isOfStaff = typeof access === 'object' && 'staff' in access;
      if (token !== null && (!isOfStaff || isSensitiveField || isClosedToTokens === true))
        throw refused(refuseToken('OTHER'));
      if (token !== null && isMutation && !token.mayWrite) throw refused(refuseToken('READS'));
      if (access === 'public') {
        if (preview !== undefined) throw refused(preview.refusal);
        return resolve(parent, args, context, info);
      }
      if (viewer === null) throw refused(refusal('UNAUTHENTICATED'));
      const isLeftOut = writes === true || preview?.onlyQueries?.has(field.name) === false;
      if (preview !== undefined && isLeftOut) throw refused(preview.refusal);
      if (viewer.staff?.factor === 'OVERDUE' && duringSetUp !== true) throw refused(refusal('SECOND_FACTOR_NEEDED'));
      const refusedFor = refusalFor(viewer, access);
      if (refusedFor !== null) throw refused(refusedFor);
      // a rehearsal changes nothing
      const isRehearsal = 'dryRun' in args && args.dryRun === true;
      if (!isSensitiveField || isRehearsal) return resolve(parent, args, context, info);
      return staleFor(context as Context).then((stale) => {
        if (stale !== null) throw refused(stale);
        return resolve(parent, args, context, info);
      });
    };
  }
}

/** What its viewer alone may have is null in a preview, whose reader is somebody else (THR-70), and for a token. */
function forOneAlone<Types extends SchemaTypes>(
  resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
  field: PothosOutputFieldConfig<Types>,
): GraphQLFieldResolver<unknown, Types['Context'], object> {
  if ((field.pothosOptions as { readonly isSecret?: true }).isSecret !== true) return resolve;
  return (parent, args, context, info) =>
    (context as Context).preview === undefined && (context as Context).token === null
      ? resolve(parent, args, context, info)
      : null;
}

/** Why a sensitive act is refused to a sign-in; null where it is fresh, with the second factor (STF-03). */
async function staleFor({ viewer, signIn }: Context): Promise<Refusal | null> {
  if (viewer?.staff?.factor === 'DUE') return refusal('SECOND_FACTOR_NEEDED');
  return (await signIn?.isFresh()) === true ? null : refusal('SIGN_IN_AGAIN');
}

function refusalFor(viewer: Viewer, access: Exclude<Access, 'public'>): Refusal | null {
  if (access === 'member') return null;
  if ('staff' in access) return refuseStaff(viewer, ...[access.staff].flat());
  const check = checkRequirement(viewer, access);
  return check.ok ? null : check.refusal;
}

/** The types made by `mutationPayload`: every mutation must answer with one, which carries the refusal (API-03). */
export const payloads = new Set<unknown>();

/**
 * The access of each root field by its name, filled while the schema is built, for the test that calls every root
 * field.
 */
export const rootAccess = new Map<string, Access>();

/** The root fields that no API token opens, though its role might. */
export const closedToTokens = new Set<string>();

/** What the dear root fields of the built schema cost, by their name; any other costs 1. */
export const rootCosts = new Map<string, number>();

SchemaBuilder.registerPlugin(name, AccessPlugin);
export default name;
