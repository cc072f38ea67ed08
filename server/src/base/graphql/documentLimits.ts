import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { rootCosts } from './access.ts';

const maxOperations = 1;
const maxRootFields = 12;
const maxMutations = 1;
const maxDepth = 12;
const maxAliases = 15;
const maxFields = 600;
/** What the root fields of a document may cost together: one download and a page besides, or six dear ones. */
const maxCost = 24;

/** The size of a selection with fragments expanded: a fragment that is spread twice counts twice. */
interface Size {
  /** Fields of the selection itself, aliases included. */
  readonly roots: number;
  /** What they cost, if they are root fields. */
  readonly cost: number;
  readonly depth: number;
  readonly aliases: number;
  /** On all levels. */
  readonly fields: number;
}

const nothing: Size = { roots: 0, cost: 0, depth: 0, aliases: 0, fields: 0 };

/** Refuses a document because of its size. */
export function limitError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INVALID_INPUT', reason: 'DOCUMENT_LIMIT' } });
}

/**
 * Limits a document: operations, root fields and what they cost, depth, aliases and fields, one mutation (THR-13,
 * THR-31, THR-72).
 */
export function boundDocument(context: ValidationContext): ASTVisitor {
  // each fragment is measured once: a few fragments that spread each other could take exponential time
  const fragments = new Map<string, Size>();

  const sizeOfFragment = (name: string): Size => {
    const measured = fragments.get(name);
    if (measured !== undefined) return measured;
    // a fragment that spreads itself is refused by another rule
    fragments.set(name, nothing);
    const fragment = context.getFragment(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : nothing;
    fragments.set(name, size);
    return size;
  };
  const sizeOf = (set: SelectionSetNode): Size =>
    set.selections
      .map((selection): Size => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet);
        const { depth, aliases, fields } = selection.selectionSet ? sizeOf(selection.selectionSet) : nothing;
        const alias = selection.alias === undefined ? 0 : 1;
        const cost = rootCosts.get(selection.name.value) ?? 1;
        return { roots: 1, cost, depth: depth + 1, aliases: aliases + alias, fields: fields + 1 };
      })
      .reduce(
        (sum, size) => ({
          roots: sum.roots + size.roots,
          cost: sum.cost + size.cost,
          depth: Math.max(sum.depth, size.depth),
          aliases: sum.aliases + size.aliases,
          fields: sum.fields + size.fields,
        }),
        nothing,
      );
  const refuse = (message: string): void => {
    context.reportError(limitError(message));
  };
  const limit = (count: number, most: number, what: string): void => {
    if (count > most) refuse(`At most ${String(most)} ${what} in one document.`);
  };

  return {
    Document({ definitions }) {
      limit(definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length, maxOperations, 'operations');
    },
    OperationDefinition(node) {
      const size = sizeOf(node.selectionSet);
      if (node.operation === OperationTypeNode.SUBSCRIPTION) refuse('There are no subscriptions.');
      if (node.operation === OperationTypeNode.MUTATION) limit(size.roots, maxMutations, 'mutations');
      limit(size.roots, maxRootFields, 'root fields');
      if (size.cost > maxCost) refuse('These fields cost too much for one document; ask for them one after another.');
      limit(size.depth, maxDepth, 'levels');
      limit(size.aliases, maxAliases, 'aliases');
      limit(size.fields, maxFields, 'fields');
    },
  };
}
